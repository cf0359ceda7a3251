package tesuji.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.games.Games;

final class GraphCommandTest {
    private static Transcript run(String... args) {
        return Transcript.of(Games.library(), "", args);
    }

    @Test
    void writesAGraph(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("1x7.dot");
        String game = "skoczki:width=1,height=7,variant=A";
        Transcript transcript = run("graph", game, "--out", file.toString());
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().strip()).isEqualTo(game + ": 18 states written to " + file);
        assertThat(Files.readString(file)).isEqualTo(run("graph", game).out());
        assertThat(Files.readString(file).lines().filter(line -> line.contains("[label=")))
                .hasSize(18);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
        Transcript again = run("graph", game, "--out", file.toString());
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("There is a file " + file + " already; it was left as it is.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connectfour|connectfour:width=7,height=6 has more than 2,000 states, too many for a"
                        + " picture; --limit allows more.",
                "skoczki:width=1,height=7,variant=A --limit 17|has more than 17 states",
                "tictactoe --limit 0|--limit must be between 1 and 1000000, not 0.",
                "tictactoe --limit 6000 --out /no/such/folder/x.dot|cannot be written",
                "go:size=5|cannot be listed one by one"
            })
    void badInputGetsASentence(String options, String sentence) {
        Transcript transcript = run(("graph " + options).split(" "));
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(sentence).hasLineCount(1);
        assertThat(transcript.out()).isEmpty();
    }

    @Test
    void theLimitItselfIsAllowed() {
        assertThat(run("graph", "skoczki:width=1,height=7,variant=A", "--limit", "18")
                        .code())
                .isZero();
    }
}
