package tesuji.games.go.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

class EyeRescueTest {
    private static Set<String> held(TacticalBoard board, String last, int mover) {
        EyeRescue eyes = new EyeRescue(board);
        eyes.find(Boards.cell(board, last), mover);
        Set<String> points = new TreeSet<>();
        for (int i = 0; i < eyes.count(); i++) points.add(Boards.name(board, eyes.cell(i)));
        return points;
    }

    /** E7 has connected D7, so that White could make the eye at B6 false from C7. */
    @Test
    void holdsTheLastCornerOfAnEye() {
        TacticalBoard board = Boards.of("""
                XX.OOO.
                X.XXO..
                XXOO...
                .......
                .......
                .......
                .......
                """);
        assertThat(held(board, "E7", Chains.BLACK)).containsExactly("C7");
    }

    /** With C5 black White can take one corner more and the eye stays an eye. */
    @Test
    void leavesEyesThatCanSpareACorner() {
        TacticalBoard board = Boards.of("""
                XX.OOO.
                X.XXO..
                XXXO...
                .......
                .......
                .......
                .......
                """);
        assertThat(held(board, "E7", Chains.BLACK)).isEmpty();
    }

    /** D7 is connected already, by D6: E7 changes nothing. */
    @Test
    void asksForAConnectionBetweenTheMoversStones() {
        TacticalBoard board = Boards.of("""
                XX.OOO.
                X.XO...
                XXOO...
                .......
                .......
                .......
                .......
                """);
        assertThat(held(board, "E7", Chains.BLACK)).isEmpty();
    }

    /** An eye at the edge is lost with its first corner: D4 has connected D5, which could go to D6. */
    @Test
    void holdsTheOnlyCornerAtTheEdge() {
        TacticalBoard board = Boards.of("""
                .X.X...
                .XX.X..
                ..XOX..
                ...O...
                .......
                .......
                .......
                """);
        assertThat(held(board, "D4", Chains.BLACK)).containsExactly("D6");
    }

    /** Taking A5, the other corner that White holds, saves the eye as well. */
    @Test
    void takesACornerInAtari() {
        TacticalBoard board = Boards.of("""
                XX.OOO.
                X.XXO..
                OXOO...
                .......
                .......
                .......
                .......
                """);
        assertThat(held(board, "E7", Chains.BLACK)).containsExactly("A4", "C7");
    }
}
