package tesuji.games.go.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Pattern3x3;
import tesuji.games.go.board.TacticalBoard;

class ShapesTest {
    /** The middle of a board of three lines lies in a field without frame; corners and edges show the frame. */
    private static boolean isGood(String diagram, int mover) {
        TacticalBoard board = Boards.of(diagram.replace('/', ' '));
        return Shapes.isGood(board.code(Boards.cell(board, "C3")), mover);
    }

    @ParameterizedTest
    @CsvSource({
        "...../.XOX./...../...../....., true, true",
        "...../.XO../...../...../....., true, true",
        "...../.XOO./...../...../....., true, false",
        "...../.OXX./...../...../....., false, true",
        "...../.XO../.O.../...../....., true, true",
        "...../..X../.O.O./...../....., true, true",
        "...../..X../...../...../....., false, false",
        "...../...../...../...../....., false, false",
        "...../.OOO./.O.O./.OOO./....., false, false",
    })
    void inTheMiddle(String diagram, boolean forBlack, boolean forWhite) {
        assertThat(isGood(diagram, Chains.BLACK)).isEqualTo(forBlack);
        assertThat(isGood(diagram, Chains.WHITE)).isEqualTo(forWhite);
    }

    /** At the lower edge: White blocks the connection of the black stone above with nothing on its left. */
    @Test
    void atTheEdge() {
        TacticalBoard board = Boards.of("""
                .....
                .....
                .....
                ..X..
                ...O.
                """);
        assertThat(Shapes.isGood(board.code(Boards.cell(board, "C1")), Chains.BLACK))
                .isTrue();
        assertThat(Shapes.isGood(board.code(Boards.cell(board, "E3")), Chains.BLACK))
                .isFalse();
    }

    /** Turning, mirroring and exchanging the colours changes nothing. */
    @Test
    void symmetries() {
        int[] turned = {2, 0, 3, 1, 5, 7, 4, 6};
        int[] mirrored = {0, 2, 1, 3, 5, 4, 7, 6};
        int[] exchanged = {Chains.EMPTY, Chains.WHITE, Chains.BLACK, Chains.BORDER};
        int good = 0;
        for (int code = 0; code < Pattern3x3.CODES; code++) {
            boolean black = Shapes.isGood(code, Chains.BLACK);
            if (black) good++;
            int turn = 0;
            int mirror = 0;
            int exchange = 0;
            for (int place = 0; place < 8; place++) {
                turn |= Pattern3x3.at(code, turned[place]) << (2 * place);
                mirror |= Pattern3x3.at(code, mirrored[place]) << (2 * place);
                exchange |= exchanged[Pattern3x3.at(code, place)] << (2 * place);
            }
            assertThat(Shapes.isGood(turn, Chains.BLACK)).isEqualTo(black);
            assertThat(Shapes.isGood(mirror, Chains.BLACK)).isEqualTo(black);
            assertThat(Shapes.isGood(exchange, Chains.WHITE)).isEqualTo(black);
        }
        assertThat(good).isBetween(2000, 20_000);
    }
}
