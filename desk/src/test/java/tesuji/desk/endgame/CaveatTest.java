package tesuji.desk.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.desk.endgame.Caveat.Cause;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** What keeps a board from being known: every reason is told, whatever other reasons there are. */
final class CaveatTest {
    /** Walls with room for two eyes, and three neutral points, which have to be played out when area counts. */
    private static final String ROOM = """
            .XXO..
            X.X.O.
            ..XO..
            ..X.O.
            .XXO..
            ..X.O.
            """;

    private static EndgameResult report(Stones stones, Side toMove, long sums) {
        EndgameProblem question = new EndgameProblem(stones, toMove, Counting.AREA, 0, Dyadic.ZERO);
        Budget standard = Budget.STANDARD;
        return Endgame.solve(question, new Budget(standard.games(), standard.positions(), sums));
    }

    private static List<Cause> causes(EndgameResult report) {
        return Caveat.about(report).stream().map(Caveat::cause).toList();
    }

    @Test
    void assumedGroupsDoNotHideThatTheSumWasTooLarge() {
        EndgameProblem asked =
                new EndgameProblem(Stones.parse(ROOM), Side.BLACK, Counting.AREA, 0, Dyadic.ZERO).withWalls();
        EndgameResult cut = Endgame.solve(asked, new Budget(100_000, Budget.STANDARD.positions(), 0));
        assertThat(cut.isPlayedOut()).isFalse();
        assertThat(causes(cut)).containsExactly(Cause.SUM);
        EndgameResult whole = Endgame.solve(asked, Budget.STANDARD);
        assertThat(whole.isPlayedOut()).isTrue();
        assertThat(whole.isKnown()).isTrue();
        assertThat(whole.isProven()).isFalse();
        assertThat(whole.assumedGroups()).hasSize(4);
        assertThat(Caveat.about(whole)).isEmpty();
    }

    /** Whatever the limit: an unproven sum is told, and so are moves that may be missing among the best ones. */
    @Test
    void everyLimitOfASumIsTold() {
        int sums = 0;
        int moves = 0;
        int kos = 0;
        for (int seed = 1; seed <= 8; seed++) {
            Stones stones = new Generator(Wish.of(9, 6), seed).next().stones();
            for (Side side : Side.values()) {
                List<Integer> all = points(report(stones, side, Budget.STANDARD.sums()));
                for (long limit : new long[] {0, 5, 20, 100}) {
                    EndgameResult report = report(stones, side, limit);
                    List<Cause> causes = causes(report);
                    String name = seed + " " + side + " " + limit;
                    boolean unknown = !report.isKnown() && !report.isPlayedOut();
                    assertThat(causes.contains(Cause.SUM)).as(name).isEqualTo(unknown);
                    if (report.isProven() && !points(report).containsAll(all)) {
                        assertThat(causes).as(name).containsExactly(Cause.MOVES);
                        moves++;
                    }
                    if (unknown) sums++;
                    if (unknown && causes.contains(Cause.KO)) kos++;
                }
            }
        }
        assertThat(sums).as("sums that were too large").isGreaterThan(10);
        assertThat(kos).as("of these with a ko").isPositive();
        assertThat(moves).as("proven results with moves missing").isGreaterThan(5);
    }

    private static List<Integer> points(EndgameResult report) {
        return report.best().stream().map(Suggestion::point).toList();
    }
}
