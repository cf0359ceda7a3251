package tesuji.endgame.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Which stones are walls, and what a result may rest on. */
class SafetyTest {
    private static Safety safety(String rows) {
        return Safety.ofGroups(Stones.parse(rows), 40_000);
    }

    /** Four points in a row make two eyes if the middle is answered; then they are White's ground too. */
    @Test
    void aRowOfFourLivesByAnswers() {
        Safety safety = safety("""
                . . . . O
                O O O O O
                O O O O O
                O O O O O
                O O O O O
                """);
        assertThat(safety.reason(0)).isEqualTo(Safety.Reason.ALTERNATING);
        assertThat(safety.isOwned(20)).isTrue();
        assertThat(safety.isFirm()).isTrue();
    }

    /** Three in a row and five in a bulk do not: the enemy takes the point in the middle. */
    @Test
    void aRowOfThreeAndABulkOfFiveDoNot() {
        assertThat(safety(". . . O\nO O O O\nO O O O\nO O O O").isSafe(0)).isFalse();
        assertThat(safety("""
                . . O O O
                . . . O O
                O O O O O
                O O O O O
                O O O O O
                """).reason(0)).isNotEqualTo(Safety.Reason.ALTERNATING);
    }

    /** Black's stones in the corner cannot live, but White cannot take them either: on D4 he would be in atari. */
    @Test
    void groundThatItsOwnerCannotTakeIsNotHis() {
        Safety safety = safety("""
                O O O X .
                O . O . X
                X O O O O
                X X X X X
                . X X . X
                """);
        assertThat(safety.reason(24 - 4)).isNotEqualTo(Safety.Reason.ALTERNATING);
        assertThat(safety.isOwned(24)).isFalse();
        assertThat(safety.reason(5)).isEqualTo(Safety.Reason.UNCONDITIONAL);
    }

    /** White takes the neutral point D4, and Black has to connect at C3, a point of his own, or lose a ko. */
    @Test
    void aConnectionThatCostsAPointIsCounted() {
        Stones stones = Stones.parse("""
                X X O . O O
                X X O O O O
                X X X . O O
                . X . X O O
                X X X O O O
                X . X O O .
                """);
        EndgameResult report = Endgame.solve(EndgameProblem.of(stones, Side.WHITE), Budget.STANDARD);
        assertThat(report.low()).hasToString("0");
        assertThat(report.decomposition().safety().isFirm()).isTrue();
    }
}
