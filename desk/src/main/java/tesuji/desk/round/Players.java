package tesuji.desk.round;

import java.util.Optional;
import java.util.function.IntToLongFunction;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.catalog.SeatedPlayer;

/** Who may sit at the board: a person, and the players of the catalogue. */
public final class Players {
    /** The name of a person. */
    public static final String HUMAN = "human";

    /** The name of the player one gets without asking for another. */
    public static final String BEST = Catalog.BEST;

    private static final Catalog CATALOG = new Catalog(Games.library());

    private Players() {}

    /**
     * Whoever plays the two sides of this game.
     *
     * @param seeds where the random numbers of the player on a side begin
     */
    public static Seats seats(PlayerSpec first, PlayerSpec second, Game game, IntToLongFunction seeds) {
        Optional<SeatedPlayer> one = seat(first, game, seeds.applyAsLong(0));
        try {
            return new Seats(one, seat(second, game, seeds.applyAsLong(1)));
        } catch (RuntimeException refused) {
            one.ifPresent(SeatedPlayer::close);
            throw refused;
        }
    }

    /** The program that is asked for, to play this game; none if a person is. */
    public static Optional<SeatedPlayer> seat(PlayerSpec spec, Game game, long seed) {
        if (spec.player().equals(HUMAN)) return Optional.empty();
        demandKnown(spec.player());
        return Optional.of(SeatedPlayer.of(CATALOG, spec, game, seed));
    }

    /** Refuses a name that calls no program for this game, without calling it. */
    public static void checkProgram(PlayerSpec spec, Game game, long seed) {
        if (spec.player().equals(HUMAN)) {
            throw new InputException("A person cannot be the player of an engine; name a program.");
        }
        demandKnown(spec.player());
        Catalog.check(spec.player(), game, spec.setting(seed));
    }

    private static void demandKnown(String name) {
        if (Catalog.knows(name)) return;
        throw new InputException(
                "There is no player \"" + name + "\"; the players are " + HUMAN + ", " + Catalog.names() + ".");
    }

    /** Who gives hints about this game. */
    public static Adviser adviser(PlayerSpec spec, Game game, long seed) {
        return new Adviser(rules -> CATALOG.open(spec.player(), rules, spec.setting(seed)), game, spec.limits());
    }
}
