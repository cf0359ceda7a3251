package tesuji.web.lab;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;
import tesuji.web.round.SeatChoice;

/**
 * A match to play: what the page asks for, and what is kept of it.
 *
 * @param opening random moves before the players begin; none if absent
 * @param sides {@code exchanged} or {@code fixed}; exchanged if absent
 * @param seed where all random numbers begin; 1 if absent
 * @param longest longer games are given up as draws; as the rules have it if absent
 */
public record MatchWish(
        String game,
        Contestant a,
        Contestant b,
        int games,
        @Nullable Integer opening,
        @Nullable String sides,
        @Nullable Long seed,
        @Nullable Integer longest) {
    private static final int MOST_GAMES = 10_000;
    private static final long MOST_SEED = (1L << 48) - 1;

    /** A player and what it may spend on a move; one second if nobody said. */
    public record Contestant(
            String player,
            @Nullable Double seconds,
            @Nullable Long steps) {
        SeatChoice seat() {
            return SeatChoice.program(player, seconds, steps);
        }

        /** One thread each, so that a match does not slow down what people wait for. */
        PlayerSpec spec() {
            return new PlayerSpec(player, seat().limits(), 1);
        }
    }

    /** The match by the rules of an open game; an {@link InputException} says what is wrong with it. */
    Match match(Game rules) {
        if (games < 1 || games > MOST_GAMES) {
            throw new InputException("games must be between 1 and " + MOST_GAMES + ".");
        }
        int begin = opening == null ? 0 : opening;
        if (begin < 0 || begin >= rules.maxLength()) {
            throw new InputException("opening must be between 0 and " + (rules.maxLength() - 1) + ".");
        }
        int most = longest == null ? Conditions.ENDLESS : longest;
        if (most <= begin) throw new InputException("longest must be more than the opening.");
        long start = seed == null ? 1 : seed;
        if (start < 0 || start > MOST_SEED) {
            throw new InputException("seed must be between 0 and " + MOST_SEED + ".");
        }
        return new Match(new Conditions(rules.id(), begin, most, sidesRead()), a.spec(), b.spec(), games, start);
    }

    private Sides sidesRead() {
        if (sides == null) return Sides.EXCHANGED;
        for (Sides known : Sides.values()) if (word(known).equals(sides)) return known;
        throw new InputException("sides must be exchanged or fixed.");
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
