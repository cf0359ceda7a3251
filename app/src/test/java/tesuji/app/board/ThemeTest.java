package tesuji.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.app.terminal.Style;
import tesuji.core.game.Picture;
import tesuji.games.Games;

final class ThemeTest {
    @ParameterizedTest
    @CsvSource({
        "go, ● Black, ○ White",
        "hex, ● Black, ○ White",
        "connectfour, ● Red, ○ Yellow",
        "tictactoe, X, O",
        "nim, First player, Second player",
        "kalah, South, North",
        "skoczki, ○ White, ● Black",
        "taifho, ○ Green, ◉ Blue"
    })
    void theLegendShowsPieceAndName(String game, String first, String second) {
        Theme theme = Theme.of(Games.library().open(game));
        assertThat(theme.legend(0, Style.PLAIN)).isEqualTo(first);
        assertThat(theme.legend(1, Style.PLAIN)).isEqualTo(second);
    }

    /** For eyes that do not tell the colours apart, and for text that is copied. */
    @ParameterizedTest
    @ValueSource(
            strings = {"go", "hex", "connectfour", "tictactoe", "skoczki", "threemensmorris", "taifho", "nim", "kalah"})
    void sidesDifferByMoreThanTheirColours(String game) {
        Theme theme = Theme.of(Games.library().open(game));
        boolean owned = theme.scenery().kinds().get(0).letter() != Picture.COUNTER;
        for (boolean unicode : new boolean[] {true, false}) {
            Style style = new Style(true, unicode);
            for (char[] pair : new char[][] {{'X', 'O'}, {'S', 's'}, {'T', 't'}, {'C', 'c'}, {'D', 'd'}}) {
                if (!owned && pair[0] == 'X') continue; // nobody owns pieces
                assertThat(bare(theme.paint(pair[0], style))).isNotEqualTo(bare(theme.paint(pair[1], style)));
            }
        }
    }

    /** Where pieces are counters, one looks like it; elsewhere the same character marks where a piece can go. */
    @Test
    void countersAndTargetsLookDifferent() {
        assertThat(Theme.of(Games.library().open("nim")).paint('*', Style.PLAIN))
                .isEqualTo("●");
        assertThat(Theme.of(Games.library().open("nim")).paint('*', Style.ASCII))
                .isEqualTo("o");
        assertThat(Theme.of(Games.library().open("taifho")).paint('*', Style.PLAIN))
                .isEqualTo("*");
        assertThat(Theme.of(Games.library().open("taifho")).paint('t', Style.PLAIN))
                .isEqualTo("▼");
    }

    private static String bare(String painted) {
        return painted.replaceAll("\u001b\\[[0-9;]*m", "");
    }
}
