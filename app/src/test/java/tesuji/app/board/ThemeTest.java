package tesuji.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
}
