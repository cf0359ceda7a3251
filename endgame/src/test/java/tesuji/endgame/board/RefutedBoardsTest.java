package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * Boards on which a result was once called proven, or a move the best, though playing the whole board out shows
 * another.
 */
final class RefutedBoardsTest {
    private static EndgameResult solve(String rows, Side toMove, Counting counting) {
        EndgameProblem question = new EndgameProblem(Stones.parse(rows), toMove, counting, 0, Dyadic.ZERO);
        return Endgame.solve(question.withWalls(), Budget.STANDARD);
    }

    private static void assertProven(EndgameResult report, String truth) {
        assertThat(report.isProven()).isTrue();
        assertThat(report.low()).hasToString(truth);
    }

    /** Black can make two eyes in the lower left only if White lets him. */
    @Test
    void aGroupThatMustConnectIsNoWall() {
        assertProven(solve("""
                . X X . O
                X . X O .
                . X X O O
                X . O . X
                O O . O .
                """, Side.BLACK, Counting.AREA), "1");
    }

    /** White's stones in the upper right die: Black has a stone where their second eye would be. */
    @Test
    void aGroupWithAnEyeTooFewIsNoWall() {
        assertProven(solve("""
                . X X O .
                X . X . O
                X X O O .
                O O X . O
                O . X X O
                """, Side.BLACK, Counting.AREA), "25");
    }

    @Test
    void aConnectionThatCostsAPointIsPaidFor() {
        assertProven(solve("""
                X . X . X X
                . X X . X X
                X X O O O X
                . O X O O O
                . O X . O .
                O . O O . O
                """, Side.WHITE, Counting.TERRITORY), "-7");
    }

    /** A black stone on the vital point of five, and a false eye beside it: White's upper left is dead. */
    @Test
    void aBulkyFiveWithAnEnemyInTheMiddleIsNoWall() {
        Stones stones = Stones.parse("""
                O O . O O . X . .
                . O O X O X . X X
                X . O X X . X X O
                . . O O X . X O O
                O O O X X X O . O
                O X O O X O O O .
                X X X X O O O . .
                . X . X X O . O .
                . . X X O . . . .
                """);
        Safety safety = Safety.ofGroups(stones, 40_000);
        int upperLeft = 4 * 9;
        assertThat(stones.at(upperLeft)).isEqualTo(Stones.WHITE);
        assertThat(safety.isSafe(upperLeft)).isFalse();
        EndgameProblem question = new EndgameProblem(stones, Side.WHITE, Counting.AREA, 0, Dyadic.of(7));
        EndgameResult report = Endgame.solve(question.withWalls(), Budget.STANDARD);
        assertThat(report.isKnown()).isFalse();
        assertThat(report.high()).isGreaterThanOrEqualTo(Dyadic.of(26));
    }

    /** One white wall stands, and nothing is known of the rest: that is no reason to give it to White. */
    @Test
    void aRegionThatIsNotUnderstoodIsGivenToNobody() {
        Stones stones = Stones.parse("""
                . X O X . X . . .
                X O O X X . X . .
                . O X X O X X . .
                O X X O O X . . .
                . O O O X X O X X
                . . . . O X X O O
                O O O O O X O . O
                X X X O X X O O .
                . . . X . O O . O
                """);
        EndgameProblem question = new EndgameProblem(stones, Side.BLACK, Counting.AREA, 0, Dyadic.of(7));
        EndgameResult report = Endgame.solve(question.withWalls(), Budget.STANDARD);
        assertThat(report.isKnown()).isFalse();
        assertThat(report.low()).isLessThanOrEqualTo(Dyadic.ZERO);
        assertThat(report.high()).isGreaterThanOrEqualTo(Dyadic.ZERO);
        assertThat(report.regions()).anyMatch(place -> place.value().isExact());
    }

    /** Black connects at A1. If he passes instead, so does White, and the point is lost. */
    @Test
    void aPassThatEndsTheGameTooEarlyIsNotAmongTheBest() {
        EndgameResult report = solve("""
                . X O . X
                X X O O X
                . X X O O
                X X O O .
                . O . O O
                """, Side.BLACK, Counting.AREA);
        assertThat(report.isProven()).isTrue();
        assertThat(report.low()).hasToString("-5");
        assertThat(report.best()).extracting(Suggestion::point).containsExactly(0);
        Suggestion pass =
                report.moves().stream().filter(Suggestion::isPass).findFirst().orElseThrow();
        assertThat(List.of(pass.low().toString(), pass.high().toString())).containsExactly("-6", "-6");
    }

    /**
     * White's stone in the corner is dead. Where dead stones are taken off Black may pass, otherwise he must capture
     * it.
     */
    @Test
    void aPassIsJudgedByWhetherDeadStonesAreTakenOff() {
        Stones stones = Stones.parse("""
                . X O . O
                X X O O O
                O . X X O
                X X . X O
                . X X X O
                """);
        EndgameProblem question = new EndgameProblem(stones, Side.BLACK, Counting.AREA, 0, Dyadic.ZERO);
        EndgameResult agreed = Endgame.solve(question, Budget.STANDARD);
        assertThat(agreed.isProven()).isTrue();
        assertThat(agreed.best()).anyMatch(Suggestion::isPass);
        EndgameResult counted = Endgame.solve(question.ending(Ending.TWO_PASSES), Budget.STANDARD);
        assertThat(counted.low()).isEqualTo(agreed.low());
        assertThat(counted.best()).isNotEmpty().noneMatch(Suggestion::isPass);
    }
}
