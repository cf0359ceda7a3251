package tesuji.games.go.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

class SelfAtariTest {
    @ParameterizedTest
    @CsvSource({
        // two stones given away on the edge
        "...../...../.OO../OXO../O...., B1, true",
        // enough liberties
        "...../...../..O../.XO../....., B1, false",
        // a lone stone thrown in where nobody is short of liberties
        "...../...../...../...../.O..., A1, true",
        // a capture that stays in atari: a ko
        "...../...../...../OX.../.OX.., A1, false",
        // two stones fill an eye of three: the nakade that kills
        "...../...../...../OOOO./.X.O., A1, false",
        // four in a row would live
        "...../...../...../OOOOO/XX..O, C1, false",
        // three stones, of which one could have run
        "...../...../OOO../OXXO./O...., B1, true",
        "...../...../OOO../OXXO./O...., C1, false",
    })
    void bad(String diagram, String point, boolean bad) {
        TacticalBoard board = Boards.of(diagram.replace('/', ' '));
        assertThat(new SelfAtari(board).isBad(Boards.cell(board, point), Chains.BLACK))
                .isEqualTo(bad);
    }
}
