package tesuji.app.solve;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.base.Memory;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.solve.retrograde.Retrograde;

/** How much time, memory and disk exact work may take; options of several commands. */
final class SolverOptions {
    private static final double LONGEST_SECONDS = 1e9;
    private static final int MOST_THREADS = 1024;
    private static final double MOST_MEMORY = 1e6;
    private static final long GIGABYTE = 1L << 30;

    /** Of the memory that the program has, the share for the table of states; the rest is for what is known of them. */
    private static final double SHARE = 0.6;

    @Option(names = "--seconds", paramLabel = "S", description = "Give up after so many seconds.")
    private @Nullable Double seconds;

    @Option(names = "--nodes", paramLabel = "N", description = "Give up after so many positions.")
    private @Nullable Long nodes;

    @Option(names = "--threads", paramLabel = "N", description = "Workers, for states and retrograde analysis.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--memory", paramLabel = "GB", description = "Gigabytes for the table of states.")
    private @Nullable Double memory;

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Keep unfinished work here; the same command goes on from it after a break.")
    private @Nullable Path folder;

    @Option(names = "--disk", description = "Keep the states and what is known of them in the folder, not in memory.")
    private boolean disk;

    @Option(names = "--fold", description = "Count symmetric positions as one.")
    private boolean fold;

    private boolean limitReached;

    /** How many positions are too many. */
    long nodes(long standard) {
        return nodes == null ? standard : nodes;
    }

    Limits limits() {
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new InputException("--seconds must be more than 0 and at most 1000000000, not " + seconds + ".");
        }
        if (nodes != null && nodes < 1) throw new InputException("--nodes must be at least 1, not " + nodes + ".");
        Duration time = seconds == null ? Limits.NONE.time() : Duration.ofNanos((long) (seconds * 1e9));
        return new Limits(nodes == null ? Long.MAX_VALUE : nodes, time);
    }

    /** As long as the limits allow, telling how far the work is. */
    StopCondition stopCondition(Progress progress) {
        return stopCondition(count -> {}, progress);
    }

    /** The same, and {@code noted} is told too. */
    StopCondition stopCondition(LongConsumer noted, Progress progress) {
        StopCondition limited = StopCondition.of(limits());
        return count -> {
            noted.accept(count);
            progress.count(count);
            boolean goesOn = limited.mayContinue(count);
            if (!goesOn) limitReached = true;
            return goesOn;
        };
    }

    /** Why work ended before its time: a limit that was asked for, or the memory. */
    String reason() {
        return limitReached
                ? "The limit was reached before the work was done."
                : "There is not enough memory for all states; "
                        + (memory == null ? Memory.allowMore() : "allow more with --memory")
                        + "; or keep them on disk with --folder and --disk.";
    }

    /** Why a search that goes forwards has given up. */
    String reasonOfSearch() {
        return limitReached
                ? reason()
                : "The search met its own capacity, or the cap on the length of games, which a larger cap= moves away.";
    }

    /** Refuses what only retrograde analysis has a use for. */
    void refuseTables() {
        if (fold || disk || folder != null || memory != null) {
            throw new InputException(
                    "--fold, --disk, --folder and --memory are for --method retrograde, or for --verify, which"
                            + " uses it.");
        }
    }

    /** As {@link #stopCondition}, and not beyond so many nodes unless the options say another number. */
    StopCondition stopCondition(Progress progress, long standard) {
        StopCondition limited = stopCondition(progress);
        long most = nodes(standard);
        return count -> {
            if (count >= most) limitReached = true;
            return count < most && limited.mayContinue(count);
        };
    }

    int threads() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new InputException("--threads must be between 1 and " + MOST_THREADS + ", not " + threads + ".");
        }
        return threads;
    }

    Retrograde retrograde() {
        if (disk && folder == null) throw new InputException("--disk needs --folder, where the states are kept.");
        if (memory != null && !(memory > 0 && memory <= MOST_MEMORY)) {
            throw new InputException("--memory must be more than 0 and at most 1000000 gigabytes, not " + memory + ".");
        }
        long bytes = memory == null ? (long) (SHARE * Runtime.getRuntime().maxMemory()) : (long) (memory * GIGABYTE);
        return new Retrograde(fold, threads(), bytes, Optional.ofNullable(folder), disk);
    }
}
