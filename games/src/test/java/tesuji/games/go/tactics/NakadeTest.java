package tesuji.games.go.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.games.go.board.TacticalBoard;

class NakadeTest {
    /** Eye spaces of White in the lower left corner; "-" for those without a vital point. */
    @ParameterizedTest
    @CsvSource({
        "...../...../...../OOOO./...O., B1", // three in a row
        "...../...../OO.../.OO../..O.., A1", // three bent
        "...../...../...../OOOOO/....O, -", // four in a row
        "...../OOO../..O../..O../OOO.., -", // square
        "...../...../OOO../.O.O./...O., -", // open on one side
        "...../OOOO./O.OO./...O./OOOO., B2", // pyramid
        "OOO../..OO./...O./OOOO./....., B3", // bulky five
        "O.O../...O./O.O../OOO../....., B4", // cross
        "...../...../...../OOO../..O.., -", // two
        "...../...../...../OXOO./...O., -", // two colours
    })
    void vitalPoint(String diagram, String vital) {
        TacticalBoard board = Boards.of(diagram.replace('/', ' '));
        Nakade nakade = new Nakade(board);
        int inside = 0;
        for (int i = 0; i < board.empties() && inside == 0; i++) inside = nakade.in(board.empty(i));
        assertThat(inside).isEqualTo(vital.equals("-") ? 0 : Boards.cell(board, vital));
    }
}
