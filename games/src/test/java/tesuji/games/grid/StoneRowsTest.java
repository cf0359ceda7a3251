package tesuji.games.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;

final class StoneRowsTest {
    private static final Layout SQUARES = new Layout(Layout.Shape.SQUARES, 3, 2);
    private static final Layout HEXAGONS = new Layout(Layout.Shape.HEXAGONS, 2, 2);

    @Test
    void theHighestRowComesFirst() {
        assertThat(StoneRows.write(new Picture(SQUARES, "X.O..."))).isEqualTo("...\nX.O");
        assertThat(StoneRows.read("...\nX.O", SQUARES)).isEqualTo("X.O...");
    }

    @Test
    void rowsOfHexagonsAreShifted() {
        assertThat(StoneRows.write(new Picture(HEXAGONS, "X..O"))).isEqualTo("X .\n . O");
        assertThat(StoneRows.read("X .\n . O", HEXAGONS)).isEqualTo("X..O");
    }

    @Test
    void blanksAndCaseDoNotMatter() {
        assertThat(StoneRows.read("\n  . . .\t\r\n x.o  \n\n", SQUARES)).isEqualTo("X.O...");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ...           | The diagram has 1 rows on a board of 2.
                    .../.../...   | The diagram has 3 rows on a board of 2.
                    .../..        | Row 2 of the diagram has 2 points on a board of 3 columns.
                    ..../...      | Row 1 of the diagram has 4 points on a board of 3 columns.
                    .../.#.       | "#" is not a point; write X, O or a dot.
                    """)
    void malformedTextIsRefused(String text, String sentence) {
        assertThatThrownBy(() -> StoneRows.read(text.replace('/', '\n'), SQUARES))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void stonesTellWhoseTurnItIs() {
        assertThat(StoneRows.sideToMove("....")).isZero();
        assertThat(StoneRows.sideToMove("X...")).isEqualTo(1);
        assertThat(StoneRows.sideToMove("XO..")).isZero();
        assertThatThrownBy(() -> StoneRows.sideToMove("O...")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> StoneRows.sideToMove("XX.."))
                .isInstanceOf(InputException.class)
                .hasMessage("The diagram has 2 X and 0 O; there must be as many X as O, or one more.");
    }
}
