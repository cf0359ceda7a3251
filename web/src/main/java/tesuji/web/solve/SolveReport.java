package tesuji.web.solve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.desk.solve.SolveAnswer;

/**
 * What came of solving.
 *
 * @param side to move in the position that was solved
 * @param complete whether the work came to its end, and to no limit
 * @param database the name of the database that was written
 * @param strategy the name of the strategy that was written
 * @param log what was said on the way
 */
public record SolveReport(
        SolveAnswer answer,
        int side,
        boolean complete,
        @Nullable String database,
        @Nullable String strategy,
        List<String> log) {
    public SolveReport {
        log = List.copyOf(log);
    }
}
