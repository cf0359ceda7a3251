package tesuji.spark;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;

/** Where the work is done and kept, and how much of it; options of several commands. */
final class ClusterOptions {
    private static final double LONGEST_SECONDS = 1e9;

    @Option(
            names = "--master",
            paramLabel = "M",
            description = "The cluster, in Spark's words (default: what spark-submit says, else all cores of this"
                    + " machine).")
    private String master = "";

    @Option(
            names = "--folder",
            paramLabel = "URI",
            description = "Keep unfinished work here, where all machines see it; the same command goes on from it.")
    private @Nullable String folder;

    @Option(
            names = "--shards",
            paramLabel = "N",
            description = "Parts of the work (default: those in the folder, else four for each core).")
    private @Nullable Integer shards;

    @Option(names = "--fold", description = "Count symmetric positions as one.")
    private boolean fold;

    @Option(names = "--seconds", paramLabel = "S", description = "Stop after so many seconds.")
    private @Nullable Double seconds;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after so many states.")
    private @Nullable Long nodes;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    String master() {
        return master;
    }

    @Nullable
    String folder() {
        return folder;
    }

    @Nullable
    Integer shards() {
        return shards;
    }

    boolean folded() {
        return fold;
    }

    boolean json() {
        return json;
    }

    StopCondition stopCondition() {
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new InputException("--seconds must be more than 0 and at most 1000000000, not " + seconds + ".");
        }
        if (nodes != null && nodes < 1) throw new InputException("--nodes must be at least 1, not " + nodes + ".");
        Duration time = seconds == null ? Limits.NONE.time() : Duration.ofNanos((long) (seconds * 1e9));
        return StopCondition.of(new Limits(nodes == null ? Long.MAX_VALUE : nodes, time));
    }
}
