package tesuji.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.app.terminal.Style;

final class ThemeTest {
    @ParameterizedTest
    @CsvSource({
        "go, ● Black, ○ White",
        "hex, ● Black, ○ White",
        "connectfour, ● Red, ○ Yellow",
        "tictactoe, X, O",
        "nim, First player, Second player",
        "kalah, South, North",
        "anything else, ● Black, ○ White"
    })
    void theLegendShowsPieceAndName(String game, String first, String second) {
        Theme theme = Theme.of(game);
        assertThat(theme.legend(0, Style.PLAIN)).isEqualTo(first);
        assertThat(theme.legend(1, Style.PLAIN)).isEqualTo(second);
    }

    /** For eyes that do not tell the colours apart, and for text that is copied. */
    @ParameterizedTest
    @ValueSource(
            strings = {"go", "hex", "connectfour", "tictactoe", "skoczki", "threemensmorris", "taifho", "nim", "kalah"})
    void sidesDifferByMoreThanTheirColours(String game) {
        for (boolean unicode : new boolean[] {true, false}) {
            Style style = new Style(true, unicode);
            for (char[] pair : new char[][] {{'X', 'O'}, {'S', 's'}, {'T', 't'}, {'C', 'c'}, {'D', 'd'}}) {
                if (Theme.of(game).side(0).piece().isEmpty() && pair[0] == 'X') continue; // nobody owns pieces
                assertThat(bare(Theme.of(game).paint(pair[0], style)))
                        .isNotEqualTo(bare(Theme.of(game).paint(pair[1], style)));
            }
        }
    }

    private static String bare(String painted) {
        return painted.replaceAll("\u001b\\[[0-9;]*m", "");
    }
}
