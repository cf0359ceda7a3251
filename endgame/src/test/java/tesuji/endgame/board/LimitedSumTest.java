package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * Boards whose regions are known, but not the sums that their first moves leave: nothing may be said of these that is
 * not so.
 */
final class LimitedSumTest {
    private static final long[] LIMITS = {1, 10};

    private static EndgameResult report(Stones stones, Side side, Counting counting, long sums) {
        EndgameProblem question = new EndgameProblem(stones, side, counting, 0, Dyadic.ZERO);
        return Endgame.solve(question, new Budget(Budget.STANDARD.games(), 3000, sums));
    }

    private static boolean keeps(Suggestion move, Side side, Dyadic result) {
        return side == Side.BLACK ? !move.low().isLess(result) : !result.isLess(move.high());
    }

    @Test
    void movesThatAreNotKnownToKeepTheResultAreNotCalledBest() {
        int unplayed = 0;
        int without = 0;
        for (int seed : new int[] {12, 34, 78, 89, 90, 119}) {
            Stones stones = new Generator(Wish.of(9, 6), seed).next().stones();
            for (EndgameResult report : proven(stones)) {
                Side side = report.problem().toMove();
                assertThat(report.best()).as("seed %d", seed).allMatch(move -> keeps(move, side, report.low()));
                boolean all = report.moves().stream().allMatch(Suggestion::isPlayedOut);
                if (all) assertThat(report.best()).as("seed %d", seed).isNotEmpty();
                else unplayed++;
                if (report.best().isEmpty()) without++;
            }
        }
        assertThat(unplayed).as("results with moves not played out").isGreaterThan(10);
        assertThat(without).as("of these with no move known to keep it").isPositive();
    }

    /** What is proven of a board, whoever moves and however it is counted, with little room for sums. */
    private static List<EndgameResult> proven(Stones stones) {
        List<EndgameResult> reports = new ArrayList<>();
        for (Counting counting : Counting.values()) {
            for (Side side : Side.values()) {
                for (long sums : LIMITS) reports.add(report(stones, side, counting, sums));
            }
        }
        return reports.stream().filter(EndgameResult::isProven).toList();
    }
}
