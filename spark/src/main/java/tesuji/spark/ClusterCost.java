package tesuji.spark;

import java.util.Locale;
import tesuji.app.terminal.Amount;

/** What work on a cluster cost, in a sentence. */
final class ClusterCost {
    private ClusterCost() {}

    static String of(long states, double coreSeconds, long bytes) {
        return String.format(
                Locale.ROOT,
                "The tasks took %s of one core, %.2f microseconds a state, and sent %sB, %.1f bytes a state.",
                Amount.time(coreSeconds),
                1e6 * coreSeconds / states,
                Amount.rough((double) bytes),
                (double) bytes / states);
    }
}
