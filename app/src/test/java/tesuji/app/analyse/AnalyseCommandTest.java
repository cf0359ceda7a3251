package tesuji.app.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

final class AnalyseCommandTest {
    private static final String GAME = "(;SZ[3]KM[0];B[bb];W[ba];B[ab];W[bc];B[cb])";

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private Transcript analyse(String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("game.SGF"), GAME);
        List<String> words = new ArrayList<>(List.of("analyse", file.toString(), "--simulations", "50", "--seed", "1"));
        words.addAll(List.of(options));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    @Test
    void everyMoveIsToldAndWritten() throws IOException {
        Transcript transcript = analyse("--player", "flat");
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines().filter(line -> line.matches("  +[1-5]  (black|white)  .*")))
                .hasSizeGreaterThanOrEqualTo(5);
        Path written = folder.resolve("game-analysed.sgf");
        assertThat(transcript.out()).contains("Written to " + written);
        assertThat(Files.readString(written)).containsPattern("B\\[bb]C\\[Tesuji analysis by flat\\n.*");
        assertThat(Files.readString(folder.resolve("game.SGF"))).isEqualTo(GAME);
    }

    @Test
    void programsGetOneObject() throws IOException {
        Path out = folder.resolve("elsewhere.sgf");
        Transcript transcript = analyse("--player", "flat", "--moves", "2-3", "--json", "--out", out.toString());
        assertThat(transcript.out().lines()).hasSize(1);
        JsonNode answer = JsonMapper.shared().readTree(transcript.out());
        JsonNode moves = answer.get("moves");
        assertThat(moves.size()).isEqualTo(2);
        JsonNode second = moves.get(0);
        assertThat(second.get("number").asInt()).isEqualTo(2);
        assertThat(second.get("colour").asString()).isEqualTo("white");
        assertThat(second.get("move").asString()).isEqualTo("B3");
        assertThat(second.get("winrate").asDouble()).isBetween(0.0, 1.0);
        assertThat(second.get("winrateLost").asDouble()).isBetween(0.0, 1.0);
        assertThat(second.get("score").isNull()).as("flat counts no points").isTrue();
        assertThat(second.get("pointsLost").isNull()).isTrue();
        assertThat(second.get("best").asString())
                .isEqualTo(second.get("line").get(0).asString());
        assertThat(out).exists();
        assertThat(folder.resolve("game-analysed.sgf")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--moves | 4-2 | \"4-2\" is not a range of moves",
                "--moves | 0 | \"0\" is not a range of moves",
                "--moves | x | \"x\" is not a range of moves",
                "--moves | 6- | The game has 5 moves, so there is no move 6.",
                "--player | random | The player random does not say what it thinks",
                "--player | human | A person cannot analyse",
                "--player | nobody | There is no player \"nobody\""
            })
    void nonsenseIsRefused(String option, String value, String sentence) throws IOException {
        Transcript refused = analyse(option, value);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains(sentence);
        assertThat(refused.out()).isEmpty();
        assertThat(folder.resolve("game-analysed.sgf")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "2-4, 2", "4-, 4", "-1, 1"})
    void aRangeMayBeOpen(String moves, int first) throws IOException {
        Transcript transcript = analyse("--player", "flat", "--moves=" + moves, "--json");
        JsonNode answer = JsonMapper.shared().readTree(transcript.out());
        assertThat(answer.get("moves").get(0).get("number").asInt()).isEqualTo(first);
    }

    /** A search of years would follow. */
    @Test
    void aFolderThatIsNotThereIsToldBeforeTheWork() throws IOException {
        Path out = folder.resolve("nowhere/out.sgf");
        Transcript refused = analyse("--player", "flat", "--seconds", "1e8", "--out", out.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err())
                .isEqualToNormalizingNewlines(
                        "tesuji: The file " + out + " cannot be written: there is no such file or directory.\n");
    }

    /** The folder goes at the first sign of progress, which comes after a fifth of a second. */
    @ParameterizedTest
    @CsvSource({"--json, '\"annotated\":null,\"moves\":[{\"number\":1,'", "--seed=1, Not written."})
    void whatCannotBeWrittenIsToldAllTheSame(String option, String told) throws IOException {
        Path file = Files.writeString(folder.resolve("game.sgf"), GAME);
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
        String target = gone.resolve("out.sgf").toString();
        int code = Transcript.run(
                Games.library(),
                watched,
                "analyse",
                file.toString(),
                "--player=flat",
                option,
                "--seconds=0.25",
                "--moves=1-2",
                "--out",
                target);
        assertThat(code).isEqualTo(2);
        assertThat(out.toString()).contains(told);
        assertThat(err.toString()).endsWith("cannot be written: there is no such file or directory.\n");
    }

    @Test
    void theRecordItselfIsNeverReplaced() throws IOException {
        Transcript refused =
                analyse("--player", "flat", "--out", folder.resolve("game.SGF").toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("would replace the record");
    }
}
