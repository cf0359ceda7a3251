package tesuji.web.solve;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;

/**
 * How a position is to be solved.
 *
 * @param method a name of {@link MethodList}
 * @param seconds at most
 * @param nodes at most so many positions
 * @param megabytes for the table of states
 * @param threads workers of retrograde analysis
 * @param fold whether symmetric positions count as one
 * @param verify whether to compare the method with retrograde analysis, state by state
 * @param save the name of a database to write
 * @param strategy the name of a strategy to write
 * @param owner whose strategy: side 0, unless it says 1
 * @param cache whether to read proven answers that were kept, and to keep the new ones
 */
public record SolveWish(
        String method,
        @Nullable Double seconds,
        @Nullable Long nodes,
        @Nullable Integer megabytes,
        @Nullable Integer threads,
        @Nullable Boolean fold,
        @Nullable Boolean verify,
        @Nullable String save,
        @Nullable String strategy,
        @Nullable Integer owner,
        @Nullable Boolean cache) {
    private static final double LONGEST_SECONDS = 1e6;
    private static final int LONGEST_METHOD = 200;

    public SolveWish {
        if (method != null && method.length() > LONGEST_METHOD) throw new InputException("This method is too long.");
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new InputException("seconds must be more than 0 and at most 1000000.");
        }
        if (nodes != null && nodes < 1) throw new InputException("nodes must be at least 1.");
        if (megabytes != null && megabytes < 1) throw new InputException("megabytes must be at least 1.");
        if (threads != null && threads < 1) throw new InputException("threads must be at least 1.");
        if (owner != null && owner != 0 && owner != 1) throw new InputException("The owner is side 0 or side 1.");
        if (save != null) SolvedFolder.checkName(save);
        if (strategy != null) SolvedFolder.checkName(strategy);
    }

    Limits limits() {
        Duration time = seconds == null ? Limits.NONE.time() : Duration.ofMillis(Math.round(1000 * seconds));
        return new Limits(nodes == null ? Limits.NONE.steps() : nodes, time);
    }

    boolean isRetrograde() {
        return method.equals(MethodList.RETROGRADE);
    }

    boolean isFolded() {
        return Boolean.TRUE.equals(fold);
    }

    boolean isVerified() {
        return Boolean.TRUE.equals(verify);
    }

    boolean isCached() {
        return Boolean.TRUE.equals(cache);
    }

    int ownerSide() {
        return owner == null ? 0 : owner;
    }
}
