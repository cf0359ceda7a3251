package tesuji.app.learning;

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
import tesuji.games.go.feature.Strengths;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class TrainCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void games() throws IOException {
        Files.writeString(folder.resolve("a.sgf"), "(;SZ[5]KM[0];B[cc];W[bb];B[bc];W[cb];B[db])");
        Files.writeString(folder.resolve("b.sgf"), "(;SZ[5]KM[0];B[cc];W[dd];B[cd];W[dc];B[])");
        Files.writeString(folder.resolve("c.sgf"), "(;SZ[7]KM[0];B[dd];W[cc];B[dc])");
        Files.writeString(folder.resolve("d.sgf"), "(;SZ[7]KM[0];B[dd];W[ee];B[de])");
        Files.writeString(folder.resolve("e.sgf"), "no game");
    }

    private Transcript train(String... options) {
        List<String> words = new ArrayList<>(List.of("train", folder.toString()));
        words.addAll(List.of(options));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    /** Of four games the first and the third are predicted, one on each size of the board. */
    @Test
    void theAnswerIsToldInWordsAndATable() {
        Transcript transcript = train("--test", "2", "--played", "2");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .startsWith("Learnt from 7 positions of 2 games: ")
                .contains(
                        "\n  board   games  positions ",
                        "\n  5×5         1          5 ",
                        "\n  7×7         1          3 ")
                .doesNotContain("The strengths are in");
        assertThat(transcript.err()).startsWith("tesuji: e.sgf: ").hasLineCount(1);
    }

    @Test
    void theAnswerIsOneJsonObject() {
        JsonNode answer =
                JsonMapper.shared().readTree(train("--json", "--test", "2").out());
        assertThat(answer.propertyNames())
                .containsExactly("games", "skipped", "positions", "patterns", "meanLogEvidence", "tests", "file");
        assertThat(answer.get("skipped").asInt()).isEqualTo(1);
        assertThat(answer.get("file").isNull()).isTrue();
        JsonNode test = answer.get("tests").get(1);
        assertThat(test.propertyNames())
                .containsExactly("size", "games", "positions", "top1", "top5", "top10", "meanLogEvidence");
        assertThat(test.get("size").asInt()).isEqualTo(7);
        assertThat(test.get("meanLogEvidence").asDouble()).isNegative();
    }

    @Test
    void theFileSaysWhereItComesFromAndPlays() throws IOException {
        Path file = folder.resolve("strengths.txt");
        Transcript transcript = train("--out", file.toString(), "--played", "2", "--source", "Games of nobody.");
        assertThat(transcript.out()).endsWith("The strengths are in " + file + ".\n");
        assertThat(Files.readAllLines(file))
                .contains(
                        "# Learnt by tesuji train --played 2 --seen 300 --playouts 100 --iterations 30 --test 10"
                                + " from 10 positions of 3 games.",
                        "# Games of nobody.");
        assertThat(Strengths.named(file.toString()).dictionary().size()).isPositive();
        String player = "mcts[selection=AdvisedRave[advisor=Learnt[strengths=" + file + "]]]";
        Transcript match = Transcript.of(
                Games.library(),
                "",
                "match",
                "--game",
                "go:size=5,komi=7",
                "--a",
                player,
                "--b",
                "random",
                "--games",
                "2",
                "--simulations",
                "20");
        assertThat(match.code()).as(match.err()).isZero();
        Files.writeString(file, "CAPTURE much 1\n");
        Transcript broken = Transcript.of(
                Games.library(), "", "match", "--game", "go:size=5", "--a", player, "--b", "random", "--games", "2");
        assertThat(broken.code()).isEqualTo(2);
        assertThat(broken.err()).contains("CAPTURE has the levels 1 to 5.").hasLineCount(1);
    }

    @Test
    void equalGamesGiveEqualFiles() throws IOException {
        Path one = folder.resolve("one.txt");
        Path other = folder.resolve("other.txt");
        train("--out", one.toString());
        train("--out", other.toString());
        assertThat(one).hasSameTextualContentAs(other);
    }

    @ParameterizedTest
    @CsvSource({
        "--played, 0, '--played must be between 1 and 1000000, not 0.'",
        "--seen, 0, '--seen must be between 1 and 1000000, not 0.'",
        "--playouts, 31, '--playouts must be 0 or between 32 and 1000000, not 31.'",
        "--playouts, -1, '--playouts must be 0 or between 32 and 1000000, not -1.'",
        "--iterations, 0, '--iterations must be between 1 and 1000, not 0.'",
        "--test, 1, '--test must be between 2 and 1000000, not 1.'",
        "--out, no/such/folder/x.txt, 'no/such/folder'",
        "no-such-folder, --json, 'There is no folder no-such-folder.'"
    })
    void badInputIsOneSentence(String option, String value, String sentence) {
        Transcript transcript = train(option, value);
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.out()).isEmpty();
        assertThat(transcript.err()).contains(sentence).doesNotContain("Exception");
    }

    @Test
    void oneGameIsTooFew() throws IOException {
        for (String name : List.of("a", "b", "c", "e")) Files.delete(folder.resolve(name + ".sgf"));
        Transcript transcript = train();
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err())
                .isEqualTo("tesuji: At least two games are needed, one to learn from and one to predict; in " + folder
                        + " there is one.\n");
    }
}
