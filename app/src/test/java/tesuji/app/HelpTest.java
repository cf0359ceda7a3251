package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Heaps;

final class HelpTest {
    @ParameterizedTest
    @ValueSource(strings = {"games", "play", "perft", "score", "analyse", "gtp", "match", "bench", "menu"})
    void everyCommandExplainsItselfWithAnExample(String command) {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", command, "--help");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out())
                .startsWith("Usage: tesuji " + command)
                .containsPattern("Examples?:\\R  tesuji " + command);
    }

    @Test
    void theProgramListsItsCommands() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "--help");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).contains("  games ", "  play ", "  perft ", "  bench ", "  menu ", "tesuji test");
    }

    @Test
    void theVersionIsOneLine() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "--version");
        assertThat(transcript.out().lines()).singleElement().asString().startsWith("tesuji ");
    }
}
