package tesuji.app;

import java.util.List;
import java.util.stream.Collectors;
import tesuji.app.session.Seat;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.FlatMonteCarlo;
import tesuji.core.play.Limits;
import tesuji.core.play.RandomPlayer;
import tesuji.games.Games;

/** The players by name. */
final class Players {
    /** The name of a person at the terminal. */
    static final String HUMAN = "human";

    /** The name of the flat Monte Carlo player. */
    static final String FLAT = "flat";

    static final List<Kind> KINDS = List.of(
            new Kind(HUMAN, "a person at the terminal"),
            new Kind(FLAT, "flat Monte Carlo: equally many random games after every move"),
            new Kind("random", "any legal move"));

    private Players() {}

    /** One name and what it stands for. */
    record Kind(String name, String meaning) {}

    /** Whoever this name calls, to play this game. */
    static Seat seat(String name, Game game, Limits limits, long seed) {
        return switch (name) {
            case HUMAN -> new Seat.Human();
            case FLAT -> adviser(game, limits, seed);
            case "random" -> new Seat.Engine(new RandomPlayer(game, seed), limits);
            default ->
                throw new InputException("There is no player \"" + name + "\"; the players are "
                        + KINDS.stream().map(Kind::name).collect(Collectors.joining(", ")) + ".");
        };
    }

    /** The player that gives hints. */
    static Seat.Engine adviser(Game game, Limits limits, long seed) {
        return new Seat.Engine(new FlatMonteCarlo(game, Games.playout(game), seed), limits);
    }
}
