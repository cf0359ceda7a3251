package tesuji.app.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PredictCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void games() throws IOException {
        Files.writeString(folder.resolve("x.sgf"), "(;SZ[5]KM[0];B[cc];W[bb];B[bc];W[cb];B[db])");
        Files.writeString(folder.resolve("y.sgf"), "(;SZ[5]KM[0];B[cc];W[dd];B[cd])");
        Files.writeString(folder.resolve("z.sgf"), "(;SZ[9];B[cc])");
    }

    private Transcript predict(String... options) {
        List<String> words = new ArrayList<>(List.of("predict", folder.toString()));
        words.addAll(List.of(options));
        if (!words.contains("--size")) words.addAll(List.of("--size", "5"));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    @Test
    void theAnswerIsToldInWords() {
        Transcript transcript = predict("--per-point", "20");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .startsWith("wieczorek-constant, 20 simulations for each free point, seed 1.\n"
                        + "8 positions of 2 games; 1 files were skipped.\n  quality   0.")
                .contains("  hit rate  ", "was never simulated in");
        assertThat(transcript.err()).isEqualTo("tesuji: z.sgf: The board is 9×9, not 5×5.\n");
    }

    @Test
    void theAnswerIsOneJsonObjectAndAllMovesAreATable() throws IOException {
        Path out = folder.resolve("out");
        Transcript transcript = predict("--per-point", "20", "--out", out.toString(), "--json", "--parallel", "2");
        JsonNode answer = JsonMapper.shared().readTree(transcript.out());
        assertThat(answer.propertyNames())
                .containsExactly(
                        "player",
                        "perPoint",
                        "seed",
                        "games",
                        "skipped",
                        "positions",
                        "complete",
                        "missed",
                        "quality",
                        "qualityLow",
                        "qualityHigh",
                        "hitRate",
                        "hitRateLow",
                        "hitRateHigh",
                        "moves",
                        "full");
        assertThat(answer.get("positions").asInt()).isEqualTo(8);
        assertThat(answer.get("complete").asBoolean()).isTrue();
        assertThat(answer.get("quality").asDouble()).isBetween(0.0, 1.0);
        List<String> table = Files.readAllLines(Path.of(answer.get("moves").asString()));
        assertThat(table).hasSize(9);
        assertThat(table.get(0))
                .isEqualTo("game,move,side,free points,moves at the root,expert,rank,simulations,first choice,quality,"
                        + "tree");
        assertThat(predict("--per-point", "20", "--out", out.toString(), "--json")
                        .out())
                .as("nothing is searched again")
                .isEqualTo(transcript.out());
        assertThat(predict("--per-point", "21", "--out", out.toString()).code()).isEqualTo(2);
    }

    /** What has been counted is not lost because a file cannot be written. */
    @Test
    void scoresAreToldWithoutAReport() throws IOException {
        Path out = folder.resolve("out");
        Path page = Files.createDirectories(out.resolve("predict.html"));
        Transcript transcript = predict("--per-point", "20", "--out", out.toString());
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.out()).contains("  quality   0.").doesNotContain("All moves are in");
        assertThat(transcript.err()).endsWith("tesuji: " + page + " is a directory, not a file.\n");
    }

    @Test
    void aFullTreeIsTold() {
        String player = "wieczorek-constant[capacity=60]";
        assertThat(predict("--per-point", "20", "--player", player).out())
                .contains("The tree was full and grew no more in 8 positions");
        assertThat(predict("--per-point", "20", "--player", player, "--json").out())
                .containsPattern("\"full\" ?: ?8");
    }

    @Test
    void fewerPositionsCanBeLookedAt() {
        assertThat(predict("--per-point", "5", "--limit", "3").out()).contains("3 positions of 2 games");
    }

    @ParameterizedTest
    @CsvSource({
        "--per-point, 0, '--per-point must be between 1 and 1000000, not 0.'",
        "--limit, 0, '--limit must be between 1 and 2147483647, not 0.'",
        "--size, 20, '--size must be between 1 and 19, not 20.'",
        "--seed, -1, '--seed must be between 0 and 1000000000, not -1.'",
        "--parallel, 0, '--parallel must be between 1 and 256, not 0.'",
        "--size, 4, 'There is no game on a board of 4×4 in the folder'",
        "--player, random, 'The player \"random\" searches no tree'"
    })
    void badInputIsOneSentence(String option, String value, String sentence) {
        Transcript transcript = predict(option, value);
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(sentence);
        assertThat(transcript.out()).isEmpty();
    }
}
