package tesuji.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class LabCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static Transcript lab(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "lab";
        System.arraycopy(args, 0, all, 1, args.length);
        return Transcript.of(Games.library(), "", all);
    }

    private JsonNode ran(String name) {
        Transcript transcript = lab("run", name, "--out", folder.toString(), "--json");
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    /** A game that Blue, a person, won after two moves of Green because it closed its row again. */
    private void save(String name, String remarks) throws IOException {
        Files.createDirectories(folder.resolve("taifho-human"));
        Files.writeString(
                folder.resolve("taifho-human").resolve(name),
                "game taifho:fairplay=full-row\nmoves D9D8 D0D1 D8D9\n" + remarks);
    }

    @Test
    void allExperimentsAreListed() {
        assertThat(lab("list").out())
                .contains("taifho-random-walk", "taifho-hypotheses")
                .isEqualTo(lab().out());
        JsonNode answer = JsonMapper.shared().readTree(lab("list", "--json").out());
        assertThat(answer.get("experiments").size()).isGreaterThanOrEqualTo(8);
        assertThat(answer.get("experiments").get(0).propertyNames()).containsExactly("name", "question", "source");
    }

    @Test
    void savedGamesOfPeopleBecomeATable() throws IOException {
        save("1.txt", "# first: taifho-uct-h[steps=10]\n# second: human\n# seconds: 10\n");
        save("2.txt", "");
        JsonNode answer = ran("taifho-human");
        assertThat(answer.get("experiment").asString()).isEqualTo("taifho-human");
        assertThat(answer.get("tables").get(0).get("rows").get(0).get(1).asString())
                .isEqualTo("not decided");
        assertThat(answer.get("tables").get(1).get("rows").toString())
                .isEqualTo("[[\"1.txt\",\"Blue\",\"taifho-uct-h[steps=10]\",\"10\",\"10\",\"human\",\"1.5\"],"
                        + "[\"2.txt\",\"\",\" - \",\"\",\"\",\"Blue\",\"1.5\"]]");
        assertThat(Path.of(answer.get("report").asString())).exists().hasFileName("taifho-human.html");
        assertThat(folder.resolve("taifho-human-games.csv")).exists();
    }

    /** A folder that was named is not replaced by another one. */
    @Test
    void gamesMustBeThere() throws IOException {
        Path none = folder.resolve("none");
        Transcript missing = lab("run", "fpu-compare", "--games", none.toString(), "--out", folder.toString());
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).isEqualTo("tesuji: There is no folder " + none + ".\n");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Transcript nothing = lab("run", "fpu-compare", "--games", empty.toString(), "--out", folder.toString());
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.err()).contains("fpu-compare needs a folder with games of Go on 9×9");
        assertThat(nothing.out()).isEmpty();
    }

    @Test
    void whatCannotBeWrittenIsToldAllTheSame() throws IOException {
        Path page = Files.createDirectory(folder.resolve("taifho-human.html"));
        Transcript words = lab("run", "taifho-human", "--out", folder.toString());
        assertThat(words.code()).isEqualTo(2);
        assertThat(words.out()).contains("H6 is not measured").doesNotContain("The report is");
        assertThat(words.err()).isEqualTo("tesuji: " + page + " is a directory, not a file.\n");
        Transcript json = lab("run", "taifho-human", "--out", folder.toString(), "--json");
        assertThat(json.code()).isEqualTo(2);
        JsonNode answer = JsonMapper.shared().readTree(json.out());
        assertThat(answer.get("report").isNull()).isTrue();
        assertThat(answer.get("answer").asString()).contains("H6 is not measured");
    }

    @Test
    void withoutSavedGamesItSaysSo() {
        Transcript transcript = lab("run", "taifho-human", "--out", folder.toString());
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).contains("H6 is not measured: there is no saved game");
    }

    @Test
    void theHypothesesReadWhatTheOthersLeft() throws IOException {
        save("1.txt", "# first: human\n# second: taifho-uct-h\n");
        ran("taifho-human");
        JsonNode rows = ran("taifho-hypotheses").get("tables").get(0).get("rows");
        assertThat(rows.get(0).get(3).asString()).isEqualTo("not measured");
        assertThat(rows.get(5).get(3).asString()).isEqualTo("not decided");
        assertThat(rows.get(5).get(5).asString()).isEqualTo("taifho-human-verdict.csv");
    }

    @Test
    void aBrokenGameIsNamed() throws IOException {
        save("bad.txt", "moves A1A1\n");
        Transcript transcript = lab("run", "taifho-human", "--out", folder.toString());
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains("bad.txt: ");
        assertThat(transcript.out()).isEmpty();
    }

    @Test
    void theTableIsPrinted() {
        Transcript transcript = lab("run", "taifho-hypotheses", "--out", folder.toString());
        assertThat(transcript.out())
                .contains("Which of the six hypotheses hold here?", "H6  ", "The report is ", "Scale small, seed 1");
    }

    @Test
    void anotherSeedNeedsAnotherFolder() {
        ran("taifho-human");
        Transcript transcript = lab("run", "taifho-human", "--out", folder.toString(), "--seed", "2");
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains("other conditions");
    }

    @Test
    void wrongNamesAndSeedsAreRefused() {
        assertThat(lab("run", "nonsense").err()).contains("There is no experiment \"nonsense\"; the experiments are ");
        assertThat(lab("run", "taifho-c", "--seed", "-1").err()).contains("--seed must be between 0 and 1000000000");
        assertThat(lab("run").code()).isEqualTo(2);
        assertThat(lab("nonsense").code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"katago-ownership", "katago-policy", "katago-stumping"})
    void experimentsWithoutTheirNetworkSayWhichOptionIsMissing(String experiment) {
        Transcript transcript = lab("run", experiment, "--out", folder.toString());
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(experiment + " asks a network of KataGo; give its file with --net FILE.");
        Transcript nowhere = lab("run", experiment, "--net", "nowhere.bin.gz", "--out", folder.toString());
        assertThat(nowhere.code()).isEqualTo(2);
        assertThat(nowhere.err()).contains("There is no network nowhere.bin.gz.");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "run"})
    void subcommandsExplainThemselves(String command) {
        Transcript transcript = lab(command, "--help");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .startsWith("Usage: tesuji lab " + command)
                .containsPattern("Examples?:\\R  tesuji lab " + command);
    }
}
