package tesuji.web.solve;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far solving is.
 *
 * @param phase {@code states}, {@code search}, {@code verify} or {@code write}
 * @param count states or nodes so far
 * @param rate a second, since the phase began
 * @param seconds since the work began
 * @param bytes memory in use
 * @param share of the phase that is done, from 0 to 1, if anybody knows: by its states or by a limit
 * @param log what has been said so far
 */
public record SolveProgress(
        String phase,
        long count,
        long rate,
        double seconds,
        long bytes,
        @Nullable Double share,
        List<String> log) {
    public SolveProgress {
        log = List.copyOf(log);
    }
}
