package tesuji.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SolveCommandTest {
    private static final String SMALL = "skoczki:width=2,height=5,variant=A";

    private static Transcript run(String... args) {
        return Transcript.of(Games.library(), "", args);
    }

    private static JsonNode json(Transcript transcript) {
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    /** Goluch, Table 6.2, and what stands there about the start (Tables 6.4 to 6.6). */
    @ParameterizedTest
    @CsvSource({"1, 7, A, 18, win, 7", "2, 5, A, 155, loss, 8", "2, 7, A, 4296, draw, ", "3, 5, B-2, 5987, loss, 14"})
    void statesAreCountedAndSolved(
            int width, int height, String variant, long states, String value, @Nullable Integer length) {
        String game = "skoczki:width=" + width + ",height=" + height + ",variant=" + variant;
        JsonNode counted = json(run("states", game, "--json"));
        assertThat(counted.get("states").asLong()).isEqualTo(states);
        JsonNode solved = json(run("solve", game, "--json"));
        assertThat(solved.get("value").asString()).isEqualTo(value);
        assertThat(solved.get("nodes").asLong()).isEqualTo(states);
        assertThat(solved.get("proven").asBoolean()).isTrue();
        assertThat(solved.get("method").asString()).isEqualTo("retrograde");
        if (length == null) assertThat(solved.get("length").isNull()).isTrue();
        else assertThat(solved.get("length").asInt()).isEqualTo(length);
    }

    @ParameterizedTest
    @CsvSource({"alphabeta", "pn", "pn2", "bta", "dfpn", "pds", "pnstar", "mcpns", "pn-dcg"})
    void everyMethodAgrees(String method) {
        JsonNode solved = json(run("solve", SMALL, "--method", method, "--verify", "--json"));
        assertThat(solved.get("value").asString()).isEqualTo("loss");
        assertThat(solved.get("wrong").asLong()).isZero();
        assertThat(solved.get("compared").asLong()).isEqualTo(155);
    }

    /** The numbers of won, drawn and lost states are those of an independent program. */
    @Test
    void retrogradeAnalysisCountsAndChecksItself() {
        JsonNode solved = json(run("solve", "skoczki:width=2,height=7,variant=A", "--verify", "--fold", "--json"));
        assertThat(solved.get("wrong").asLong()).isZero();
        assertThat(solved.get("compared").asLong())
                .isEqualTo(solved.get("nodes").asLong())
                .isLessThan(4296);
        JsonNode whole = json(run("solve", "skoczki:width=2,height=7,variant=A", "--json"));
        assertThat(whole.get("wins").asLong()).isEqualTo(1862);
        assertThat(whole.get("draws").asLong()).isEqualTo(1384);
        assertThat(whole.get("losses").asLong()).isEqualTo(1050);
        assertThat(whole.get("longest").asInt()).isEqualTo(18);
        assertThat(whole.get("peakBytes").asLong(1)).isPositive();
    }

    /** What Tromp found: one point on 2×2; and the whole board on 3×3. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=2,ko=positional,komi=0.5|win",
                "size=2,ko=situational,komi=1.5|loss",
                "size=3,ko=positional,komi=8.5|win",
                "size=3,ko=situational,komi=9.5|loss"
            })
    void smallGoUnderSuperkoIsForeseen(String rules, String value) {
        JsonNode solved = json(run("solve", "go:" + rules, "--json"));
        assertThat(solved.get("value").asString()).isEqualTo(value);
        assertThat(solved.get("method").asString()).isEqualTo("foresight");
        assertThat(solved.get("proven").asBoolean()).isTrue();
    }

    @Test
    void withFreeCyclesGoIsSolvedBackwards() {
        JsonNode solved = json(run("solve", "go:size=3,ko=no-result,komi=8.5", "--fold", "--json"));
        assertThat(solved.get("value").asString()).isEqualTo("win");
        assertThat(solved.get("length").asInt()).isEqualTo(15);
        assertThat(solved.get("move").asString()).isEqualTo("B2");
    }

    @Test
    void saysItInWords() {
        assertThat(run("solve", "tictactoe", "--method", "minimax").out())
                .startsWith("tictactoe: draw, for example by ")
                .contains("; minimax, 549,946 nodes, at most ");
        assertThat(run("states", "tictactoe").out()).contains("tictactoe: 5,478 states");
    }

    @Test
    void keepsWhatItFinds(@TempDir Path folder) throws IOException {
        Path database = folder.resolve("all.db");
        Path strategy = folder.resolve("second");
        assertThat(run(
                                "solve",
                                SMALL,
                                "--save",
                                database.toString(),
                                "--strategy",
                                strategy.toString(),
                                "--owner",
                                "second")
                        .code())
                .isZero();
        assertThat(database).isNotEmptyFile();
        byte[] before = Files.readAllBytes(database);
        Transcript again = run("solve", SMALL, "--save", database.toString());
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("There is a file " + database + " already; it was left as it is.");
        assertThat(Files.readAllBytes(database)).isEqualTo(before);
        assertThat(Files.readString(strategy, StandardCharsets.ISO_8859_1)).startsWith("tesuji strategy 1 " + SMALL);
    }

    /** The folder goes at the first sign of progress, which comes after a fifth of a second. */
    @ParameterizedTest
    @CsvSource({"--json, '\"value\":\"draw\"'", "--threads=1, 'connectfour:width=4,height=5: draw'"})
    void whatCannotBeWrittenIsToldAllTheSame(String option, String told, @TempDir Path folder) throws IOException {
        Path gone = Files.createDirectory(folder.resolve("gone"));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter() {
            @Override
            public void write(String text, int begin, int length) {
                super.write(text, begin, length);
                assertThat(gone.toFile().delete() || Files.notExists(gone)).isTrue();
            }
        };
        PrintWriter printed = new PrintWriter(out);
        Console watched = new Console(
                printed,
                new PrintWriter(err, true),
                new PlainLines(new StringReader(""), printed, true),
                Style.PLAIN,
                true,
                false);
        Path database = gone.resolve("all.db");
        Path plan = gone.resolve("plan");
        int code = Transcript.run(
                Games.library(),
                watched,
                "solve",
                "connectfour:width=4,height=5",
                option,
                "--save",
                database.toString(),
                "--strategy",
                plan.toString());
        assertThat(code).isEqualTo(2);
        assertThat(out.toString()).contains(told);
        String reason = " cannot be written: there is no such file or directory.\n";
        assertThat(err.toString())
                .endsWith("tesuji: The file " + database + reason + "tesuji: The file " + plan + reason);
    }

    @Test
    void whatCannotBeWrittenIsRefusedBeforeTheWork(@TempDir Path folder) throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nothing"));
        for (String option : new String[] {"--save", "--strategy"}) {
            Transcript nowhere = run(
                    "solve",
                    "connectfour",
                    option,
                    folder.resolve("nowhere/file").toString());
            assertThat(nowhere.code()).isEqualTo(2);
            assertThat(nowhere.err()).contains("cannot be written: there is no such file or directory.");
            Transcript taken = run("solve", "connectfour", option, link.toString());
            assertThat(taken.code()).isEqualTo(2);
            assertThat(taken.err()).contains("There is a file " + link + " already; it was left as it is.");
        }
    }

    @Test
    void aLimitIsNoAnswer() {
        Transcript transcript = run("solve", "connectfour", "--method", "dfpn", "--nodes", "1000", "--json");
        assertThat(transcript.code()).isEqualTo(3);
        assertThat(json(transcript).get("value").asString()).isEqualTo("unknown");
        assertThat(json(transcript).get("proven").asBoolean()).isFalse();
        assertThat(run("solve", "skoczki:width=4,height=6,variant=A", "--nodes", "1000")
                        .code())
                .isEqualTo(3);
        assertThat(run("states", "skoczki:width=4,height=6,variant=A", "--nodes", "1000")
                        .code())
                .isEqualTo(3);
    }

    /** Whatever came first, another method is named. */
    @Test
    void whereTheTableIsTooSmallAWayOutIsNamed() {
        Transcript memory = run("solve", "connectfour", "--memory", "0.001");
        assertThat(memory.code()).isEqualTo(3);
        assertThat(memory.err())
                .isEqualToNormalizingNewlines("tesuji: There is not enough memory for all states; allow more with"
                        + " --memory; or keep them on disk with --folder and --disk. --method dfpn searches"
                        + " without a list of all states.\n");
        Transcript nodes = run("solve", "kalah", "--nodes", "1000");
        assertThat(nodes.code()).isEqualTo(3);
        assertThat(nodes.err()).contains("The limit was reached").contains("--method dfpn");
    }

    /** Skoczki folds as long as a position and its mirror image fit into their numbers. */
    @Test
    void smallBoardsOfSkoczkiAreFolded() {
        assertThat(run("states", "skoczki:width=5,height=6,variant=A", "--fold", "--nodes", "1000")
                        .code())
                .as("30 squares")
                .isEqualTo(3);
    }

    /** Small limits too, to one part in sixteen and the moves of one position. */
    @Test
    void aSmallLimitOnNodesIsKept() {
        Transcript transcript =
                run("solve", "skoczki:width=2,height=6,variant=C", "--method", "bta", "--nodes", "100", "--json");
        assertThat(transcript.code()).isEqualTo(3);
        assertThat(json(transcript).get("nodes").asLong()).isBetween(100L, 120L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve|skoczki:width=3,height=4|height",
                "solve|skoczki:variant=Z|variant",
                "solve|tictactoe --method luck|There is no method \"luck\"; the methods are minimax,",
                "solve|tictactoe --method pn --save x|--save and --strategy need all values",
                "solve|tictactoe --owner me|--owner is first or second, not \"me\".",
                "solve|tictactoe --disk|--disk needs --folder",
                "solve|tictactoe --memory 0|--memory must be more than 0",
                "solve|tictactoe --memory 1e999|--memory must be more than 0 and at most 1000000"
                        + " gigabytes, not Infinity.",
                "states|tictactoe --memory NaN|--memory must be more than 0 and at most 1000000 gigabytes, not NaN.",
                "solve|tictactoe --seconds 1e999|--seconds must be more than 0 and at most 1000000000, not Infinity.",
                "solve|tictactoe --moves z9|z9",
                "solve|go:size=3|Go is solved backwards with ko=no-result",
                "solve|go:size=2,rules=tromp-taylor --method foresight|use --method pn2 for go:size=2",
                "solve|go:size=2,ko=positional --moves a1|begins at the start of a game",
                "solve|go:size=2,ko=positional --verify|--verify and --each look at positions apart",
                "solve|hex:size=6|Retrograde analysis cannot list the positions of hex:size=6, which"
                        + " are too large for its"
                        + " table; search forwards, as with --method dfpn.",
                "solve|taifho|search forwards, as with --method dfpn.",
                "solve|skoczki|search forwards, as with --method dfpn.",
                "solve|go:size=5,ko=no-result,rules=japanese|search forwards, as with --method dfpn.",
                "solve|go:size=5|choose a method, such as --method pn2.",
                "solve|go:size=3 --method retrograde|where moves depend on what was played before; search forwards, as"
                        + " with --method pn2.",
                "solve|hex:size=6 --method dfpn --verify|leave --verify out.",
                "solve|skoczki:width=6,height=6,variant=A --fold|skoczki:width=6,height=6,variant=A cannot fold its"
                        + " symmetries at this size; leave --fold out.",
                "states|hex:size=6|--bounds tells how many there could be.",
                "states|go:size=9|cannot be listed one by one",
                "states|tictactoe --threads 0|--threads must be between 1"
            })
    void badInputGetsASentence(String command, String options, String sentence) {
        Transcript transcript = run((command + " " + options).split(" "));
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(sentence);
        assertThat(transcript.err().lines()).hasSize(1);
    }
}
