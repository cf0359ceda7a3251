package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Heaps;
import tesuji.lab.catalog.Catalog;

final class HelpTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "play",
                "perft",
                "states",
                "solve",
                "graph",
                "solved",
                "cgt",
                "economy",
                "endgame",
                "endgames",
                "score",
                "analyse",
                "net",
                "gtp",
                "match",
                "tournament",
                "regress",
                "predict",
                "train",
                "tune",
                "lab",
                "bench",
                "menu"
            })
    void everyCommandExplainsItselfWithAnExample(String command) {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", command, "--help");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out())
                .startsWith("Usage: tesuji " + command)
                .containsPattern("Examples?:\\R  tesuji " + command);
    }

    @ParameterizedTest
    @CsvSource({"play, 'human): human, '", "match, One player: "})
    void whereTwoPlayersAreNamedAllAreListed(String command, String before) {
        String help = Transcript.of(Heaps.LIBRARY, "", command, "--help").out();
        assertThat(help).containsIgnoringWhitespaces(before + Catalog.names() + ".");
    }

    @Test
    void onlyExitCodesThatAreReturnedAreListed() {
        assertThat(Transcript.of(Heaps.LIBRARY, "", "--help").out().replaceAll("\\s+", " "))
                .contains("Exit codes: 0 done, 1 a negative answer, 2 bad input, 3 a limit was hit, 70 a fault of"
                        + " the program, 130 stopped by Ctrl-C, 143 by a signal.");
    }

    @Test
    void theProgramListsItsCommands() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "--help");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("  games ", "  play ", "  perft ", "  bench ", "  menu ", "tesuji test", "tesuji dist");
    }

    @Test
    void theVersionIsOneLine() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "--version");
        assertThat(transcript.out().lines()).singleElement().asString().startsWith("tesuji ");
    }
}
