package tesuji.games.go.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

class CommonFateTest {
    /** Along a chain of four stones no distance is counted. */
    @Test
    void chainsAreOnePlace() {
        Geometry geometry = new Geometry(9);
        Chains chains = new Chains(geometry);
        for (int column = 3; column <= 6; column++) chains.play(geometry.cell(5, column), Chains.BLACK);
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        board.load(chains, 0);
        CommonFate fate = new CommonFate(board);
        fate.measure(geometry.cell(5, 3));
        assertThat(fate.to(geometry.cell(5, 6))).isZero();
        assertThat(fate.to(geometry.cell(6, 6))).isEqualTo(1);
        assertThat(fate.to(geometry.cell(5, 8))).isEqualTo(2);
        assertThat(fate.to(geometry.cell(6, 8))).isEqualTo(3);
        assertThat(fate.to(geometry.cell(9, 9))).isEqualTo(CommonFate.FAR);
        fate.measure(0);
        assertThat(fate.to(geometry.cell(5, 3))).isEqualTo(CommonFate.FAR);
    }
}
