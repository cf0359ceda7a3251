package tesuji.app.terminal;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class StyleTest {
    private static final Map<String, String> XTERM = Map.of("TERM", "xterm-256color");

    @Test
    void aTerminalHasColours() {
        assertThat(Style.of(true, UTF_8, XTERM)).isEqualTo(new Style(true, true));
    }

    @Test
    void aPipeHasNone() {
        assertThat(Style.of(false, UTF_8, XTERM)).isEqualTo(Style.PLAIN);
    }

    @Test
    void noColorIsRespected() {
        assertThat(Style.of(true, UTF_8, Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, UTF_8, Map.of("TERM", "xterm", "NO_COLOR", "")))
                .isEqualTo(new Style(true, true));
    }

    @Test
    void aDumbTerminalGetsAscii() {
        assertThat(Style.of(true, UTF_8, Map.of("TERM", "dumb"))).isEqualTo(Style.ASCII);
        assertThat(Style.of(true, UTF_8, Map.of())).isEqualTo(Style.ASCII);
    }

    @Test
    void anAsciiLocaleGetsAscii() {
        assertThat(Style.of(false, US_ASCII, XTERM)).isEqualTo(Style.ASCII);
        assertThat(Style.of(true, US_ASCII, XTERM)).isEqualTo(new Style(true, false));
    }

    @Test
    void asciiCanBeAskedFor() {
        assertThat(new Style(true, true).keptTo(true)).isEqualTo(Style.ASCII);
        assertThat(new Style(true, true).keptTo(false)).isEqualTo(new Style(true, true));
    }

    @Test
    void inkIsPutOnAndTakenOff() {
        assertThat(new Style(true, true).ink(5, "x")).isEqualTo("\u001b[38;5;5mx\u001b[39m");
        assertThat(Style.PLAIN.ink(5, "x")).isEqualTo("x");
        assertThat(Style.PLAIN.either("●", "X") + Style.ASCII.either("●", "X")).isEqualTo("●X");
    }
}
