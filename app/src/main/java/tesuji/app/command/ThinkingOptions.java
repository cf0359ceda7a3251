package tesuji.app.command;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.app.terminal.Seconds;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;

/** The options that say how long players think and where their random numbers begin. */
public final class ThinkingOptions {
    /** What a player gets when nothing is said: enough for a sensible move, not enough to be bored. */
    public static final Limits STANDARD = new Limits(20_000, Duration.ofSeconds(3));

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Time for a move. Without limits: 3 seconds or 20000 playouts.")
    private @Nullable Double seconds;

    @Option(
            names = {"--simulations", "--visits", "--nodes"},
            paramLabel = "N",
            description = "Playouts for a move; positions for a player that plays no games out.")
    private @Nullable Long simulations;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Begin of the random numbers; with --simulations games repeat exactly.")
    private @Nullable Long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads of a player that can use several, or hardware for as many as the machine has"
                    + " (default: hardware; 1 with a seed and in a match).")
    private String threads = "";

    public Limits limits() {
        return limits(seconds, simulations, STANDARD);
    }

    /** The limits of one player that has options of its own; one of them alone replaces all that hold for everybody. */
    public Limits limits(@Nullable Double ownSeconds, @Nullable Long ownSimulations) {
        return limits(ownSeconds, ownSimulations, limits());
    }

    private static Limits limits(@Nullable Double seconds, @Nullable Long simulations, Limits otherwise) {
        if (seconds == null && simulations == null) return otherwise;
        Limits limits = simulations == null ? Limits.NONE : Limits.steps(atLeastOne(simulations));
        return seconds == null ? limits : new Limits(limits.steps(), Seconds.of("--seconds", seconds));
    }

    private static long atLeastOne(long steps) {
        if (steps < 1) throw new InputException("--simulations must be at least 1, not " + steps + ".");
        return steps;
    }

    /** The threads that were asked for, or so many. */
    public int threadsOr(int otherwise) {
        return threads.isEmpty() ? otherwise : Threads.read(threads);
    }

    /** A player within these limits; one whose numbers must repeat has one thread unless more were asked for. */
    public PlayerSpec spec(String player) {
        return new PlayerSpec(player, limits(), threadsOr(seed == null ? Threads.hardware() : 1));
    }

    /** The seed that was given, or another. */
    public long seedOr(long otherwise) {
        return seed == null ? otherwise : seed;
    }

    /** Where the random numbers of one of several players begin: one place for each, repeatable if a seed was given. */
    public long seed(int player) {
        long begin = seed == null ? System.nanoTime() : seed;
        return Rng.mix(begin + player);
    }
}
