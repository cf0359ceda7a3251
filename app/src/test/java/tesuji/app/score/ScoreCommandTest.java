package tesuji.app.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class ScoreCommandTest {
    /** Black has the two columns on the left, White those on the right; the white stone A5 is lost. */
    private static final String DIVIDED =
            "(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de][aa]PL[B];B[];W[])";

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private String file(String sgf) throws IOException {
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, sgf);
        return file.toString();
    }

    private Transcript score(String sgf, String... options) throws IOException {
        List<String> words = new ArrayList<>(List.of("score", file(sgf)));
        words.addAll(List.of(options));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    private JsonNode json(String sgf, String... options) throws IOException {
        List<String> words = new ArrayList<>(List.of(options));
        words.add("--json");
        Transcript transcript = score(sgf, words.toArray(String[]::new));
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    private static List<Integer> numbers(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).toList();
    }

    private static List<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    @Test
    void drawsWhoOwnsWhat() throws IOException {
        Transcript transcript = score(DIVIDED, "--dead", "A5");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).contains("""
                  A B C D E
                5 x X . O o 5
                4 x X . O o 4
                3 x X . O o 3
                2 x X . O o 2
                1 x X . O o 1
                  A B C D E
                X and O: living stones; x and o: other points of Black and of White, under dead stones too.
                """);
        assertThat(transcript.out()).contains("Dead stones: A5\n").contains("Result:      W+0.5 (go:size=5,");
    }

    @Test
    void tellsProgramsTheSame() throws IOException {
        JsonNode answer = json(DIVIDED, "--dead", "A5");
        assertThat(answer.get("game").asString()).isEqualTo("go:size=5,komi=0.5,rules=chinese");
        assertThat(answer.get("score").asString()).isEqualTo("W+0.5");
        assertThat(answer.get("method").asString()).isEqualTo("area");
        assertThat(words(answer.get("dead"))).containsExactly("A5");
        List<Integer> row = List.of(1, 1, 0, -1, -1);
        List<Integer> board = new ArrayList<>();
        for (int i = 0; i < 5; i++) board.addAll(row);
        assertThat(numbers(answer.get("ownership"))).isEqualTo(board);
    }

    /** Without the dead stone taken off, the left edge is nobody's. */
    @Test
    void deadStonesAreTakenAsGivenOrFound() throws IOException {
        assertThat(json(DIVIDED, "--dead", "none").get("score").asString()).isEqualTo("W+6.5");
        JsonNode found = json(DIVIDED);
        assertThat(words(found.get("dead"))).containsExactly("A5");
        assertThat(found.get("score").asString()).isEqualTo("W+0.5");
        assertThat(words(json(DIVIDED, "--dead", "atari").get("dead"))).containsExactly("A5");
    }

    @Test
    void rulesBringTheirKomiUnlessTheFileHasOne() throws IOException {
        String silent = DIVIDED.replace("KM[0.5]", "");
        JsonNode japanese = json(silent, "--rules", "japanese", "--dead", "A5");
        assertThat(japanese.get("game").asString()).isEqualTo("go:size=5,komi=6.5,rules=japanese");
        assertThat(japanese.get("method").asString()).isEqualTo("territory");
        assertThat(japanese.get("score").asString()).as("5 and a prisoner to 5").isEqualTo("W+5.5");
        assertThat(json(DIVIDED, "--rules", "aga").get("game").asString()).isEqualTo("go:size=5,komi=0.5,rules=aga");
        Transcript refused = score(DIVIDED, "--rules", "korean");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("\"korean\" is not a set of rules; write one of chinese, japanese,");
    }

    @Test
    void aMethodOwnsPointsInItsOwnWay() throws IOException {
        JsonNode explicit = json(DIVIDED, "--dead", "A5", "--method", "explicit");
        assertThat(explicit.get("method").asString()).isEqualTo("explicit");
        assertThat(explicit.get("score").asString()).isEqualTo("W+0.5");
        assertThat(numbers(explicit.get("ownership")).subList(0, 5)).containsExactly(0, 1, 0, -1, 0);
        assertThat(score(DIVIDED, "--dead", "A5", "--method", "explicit").out()).contains("5 . X . O . 5");
        Transcript refused = score(DIVIDED, "--method", "guess");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("\"guess\" is not an estimator");
    }

    @Test
    void sekiOverridesWhatWasFoundButNotWhatWasSaid() throws IOException {
        assertThat(json(DIVIDED, "--seki", "A5").get("dead").isEmpty()).isTrue();
        assertThat(json(DIVIDED, "--dead", "atari", "--seki", "A5").get("dead").isEmpty())
                .isTrue();
        JsonNode shared = json(DIVIDED, "--dead", "A5", "--seki", "D1", "--rules", "japanese");
        assertThat(shared.get("score").asString())
                .as("White's edge is no territory")
                .isEqualTo("B+5.5");
        Transcript both = score(DIVIDED, "--dead", "A5", "--seki", "A5");
        assertThat(both.code()).isEqualTo(2);
        assertThat(both.err()).contains("The chain at A5 cannot be both dead and in seki.");
    }

    /** On a small open board playouts cannot say what becomes of a stone. */
    @Test
    void sekiLeavesTheOthersUnsettled() throws IOException {
        String open = "(;SZ[4]AB[bb]AW[cc])";
        assertThat(words(json(open).get("unsettled"))).containsExactly("C2", "B3");
        assertThat(words(json(open, "--seki", "C2").get("unsettled"))).containsExactly("B3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--dead | Z9 | \"Z9\" is not a point",
                "--dead | C3 | There is no stone at C3",
                "--seki | pass | A pass is not a stone."
            })
    void marksMustBeStones(String option, String value, String sentence) throws IOException {
        Transcript refused = score(DIVIDED, option, value);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains(sentence);
        assertThat(refused.out()).isEmpty();
    }

    @Test
    void aTruncatedFileIsRefusedWhereItEnds() throws IOException {
        Transcript refused = score("(;SZ[5]\n;B[aa");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("game.sgf, line 2, column ");
        assertThat(refused.out()).isEmpty();
    }

    @Test
    void aMissingFileIsRefused() {
        String missing = folder.resolve("none.sgf").toString();
        Transcript refused = Transcript.of(Games.library(), "", "score", missing);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains(missing);
    }
}
