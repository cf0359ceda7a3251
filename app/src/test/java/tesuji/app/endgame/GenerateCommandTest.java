package tesuji.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class GenerateCommandTest {
    private static Transcript run(String... args) {
        return Transcript.of(Heaps.LIBRARY, "", args);
    }

    @Test
    void writesEndgamesWithTheirAnswers(@TempDir Path folder) throws IOException {
        String[] args = {
            "endgames", "--count", "3", "--size", "7", "--regions", "2", "--out", folder.toString(), "--json"
        };
        Transcript transcript = run(args);
        assertThat(transcript.code()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(transcript.out());
        assertThat(answer.get("endgames").size()).isEqualTo(3);
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted().toList())
                    .isEqualTo(List.of("endgame-1-0001.sgf", "endgame-1-0002.sgf", "endgame-1-0003.sgf"));
        }
        JsonNode first = answer.get("endgames").get(0);
        assertThat(Files.readString(folder.resolve("endgame-1-0001.sgf")))
                .contains("Black to move: " + first.get("blackToMove").asString());
        Transcript again = run(args);
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("already; it was left as it is.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--count 3|--out must name the folder for the endgames.",
                "--count 0 --out target/none|--count must be between 1 and 10000, not 0.",
                "--size 4 --out target/none|A board has 5 to 19 lines here, not 4.",
                "--kinds ladder --out target/none|expected one of"
            })
    void badInputGetsASentence(String options, String sentence) {
        Transcript transcript = run(("endgames " + options).split(" "));
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(sentence).hasLineCount(1);
        assertThat(transcript.out()).isEmpty();
    }
}
