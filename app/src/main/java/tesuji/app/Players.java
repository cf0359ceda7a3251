package tesuji.app;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import tesuji.app.session.Seat;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.FlatMonteCarlo;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.RandomPlayer;
import tesuji.games.Games;
import tesuji.gtp.client.EngineException;
import tesuji.gtp.client.EnginePlayer;

/** The players by name, and external programs by their command lines. */
final class Players {
    /** The name of a person at the terminal. */
    static final String HUMAN = "human";

    /** The name of the flat Monte Carlo player. */
    static final String FLAT = "flat";

    /** What stands before the command line of an external program. */
    private static final String GTP = "gtp:";

    static final List<Kind> KINDS = List.of(
            new Kind(HUMAN, "a person at the terminal"),
            new Kind(FLAT, "flat Monte Carlo: equally many random games after every move"),
            new Kind("random", "any legal move"));

    /** How long a program of somebody else may be silent before it is given up. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private Players() {}

    /** One name and what it stands for. */
    record Kind(String name, String meaning) {}

    /** Whoever this name calls, to play this game. */
    static Seat seat(String name, Game game, Limits limits, long seed) {
        if (name.startsWith(GTP)) return new Seat.Engine(external(name.substring(GTP.length()), game), limits);
        return switch (name) {
            case HUMAN -> new Seat.Human();
            case FLAT -> adviser(game, limits, seed);
            case "random" -> new Seat.Engine(new RandomPlayer(game, seed), limits);
            default ->
                throw new InputException("There is no player \"" + name + "\"; the players are "
                        + KINDS.stream().map(Kind::name).collect(Collectors.joining(", ")) + " and "
                        + GTP + "COMMAND for any program that speaks the Go Text Protocol.");
        };
    }

    private static Player external(String commandLine, Game game) {
        try {
            return EnginePlayer.start(commandLine, PATIENCE, Games.library(), game);
        } catch (EngineException e) {
            throw new InputException(String.valueOf(e.getMessage()), e);
        }
    }

    /** The player that gives hints. */
    static Seat.Engine adviser(Game game, Limits limits, long seed) {
        return new Seat.Engine(new FlatMonteCarlo(game, Games.playout(game), seed), limits);
    }
}
