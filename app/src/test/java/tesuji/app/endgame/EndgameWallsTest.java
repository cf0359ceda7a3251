package tesuji.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.app.command.ExitCode;
import tesuji.games.Games;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code --walls}: groups that playouts or a network expect to stay, and what is said of them. */
final class EndgameWallsTest {
    /** Four moves before the end of a game that KataGo played with itself and Black won by ten points. */
    private static final String LATE = """
            ..OXOOX.X
            .OOXOXXX.
            ..OXOOXX.
            ..OXXOXXX
            ..OXXOOOO
            OXXOXXXO.
            .OOOXXOOX
            ...OOXXX.
            ...OXX...
            """;

    @TempDir
    private static Path folder;

    private static Path late;
    private static Path tiny;

    @BeforeAll
    static void makeFiles() throws IOException {
        tiny = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), tiny);
        Files.writeString(folder.resolve("rubbish.bin.gz"), "rubbish");
        Files.writeString(folder.resolve("chess.sgf"), "(;GM[3])");
        Files.writeString(folder.resolve("small.sgf"), "(;GM[1]SZ[5]AB[cc])");
        late = Files.writeString(folder.resolve("late.sgf"), sgf(LATE));
    }

    private static String sgf(String board) {
        List<String> rows = board.lines().toList();
        StringBuilder black = new StringBuilder("AB");
        StringBuilder white = new StringBuilder("AW");
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.size(); x++) {
                char stone = rows.get(y).charAt(x);
                String point = "[" + (char) ('a' + x) + (char) ('a' + y) + "]";
                if (stone == 'X') black.append(point);
                if (stone == 'O') white.append(point);
            }
        }
        return "(;GM[1]FF[4]SZ[" + rows.size() + "]KM[7]RU[Chinese]" + black + white + "PL[B])";
    }

    private static Transcript run(Path file, String... options) {
        List<String> words = new ArrayList<>(List.of("endgame", file.toString()));
        words.addAll(List.of(options));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    private static JsonNode json(Transcript transcript) {
        assertThat(transcript.err()).isEmpty();
        return JsonMapper.shared().readTree(transcript.out());
    }

    private static void isBlacksByTen(Transcript transcript, String who) {
        assertThat(transcript.code()).isZero();
        JsonNode answer = json(transcript);
        assertThat(answer.get("score").asString()).isEqualTo("10");
        assertThat(answer.get("proven").asBoolean()).isFalse();
        assertThat(answer.get("provenIf").isEmpty()).isFalse();
        assertThat(answer.get("walls").get("given").asBoolean()).isTrue();
        assertThat(answer.get("why").valueStream().map(JsonNode::asString))
                .contains("That these groups stay is what " + who
                        + "; if one of them needs a move for that, the move is not counted.");
    }

    /** By eyes a group is missing, and the result is open. */
    @Test
    void playoutsExpectMoreGroupsToStay() {
        Transcript eyes = run(late, "--json");
        assertThat(eyes.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(json(eyes).get("why").toString()).doesNotContain("is not counted");
        assertThat(run(late, "--walls", "eyes", "--json")).isEqualTo(eyes);
        isBlacksByTen(run(late, "--walls", "playouts", "--json"), "playouts expect");
    }

    @Test
    void aTrainedNetworkDoesToo() {
        Path network = Path.of(
                System.getProperty("tesuji.shared", "../shared"), "data/nets/g170-b6c96-s175395328-d26788732.bin.gz");
        assumeTrue(Files.isRegularFile(network), "the network is not here");
        isBlacksByTen(run(late, "--walls", "net:" + network, "--json"), "a network expects");
        // nothing is as sure as that
        Transcript sure = run(late, "--walls", "net:" + network, "--threshold", "1", "--json");
        assertThat(json(sure).get("provenIf").isEmpty()).isTrue();
    }

    /** A network with random weights expects nothing for sure, and everything a little. */
    @Test
    void whatIsExpectedDependsOnTheThreshold() {
        Transcript strict = run(late, "--strict", "--json");
        assertThat(run(late, "--walls", "none", "--json")).isEqualTo(strict);
        assertThat(run(late, "--walls", "none", "--strict", "--json")).isEqualTo(strict);
        assertThat(json(run(late, "--walls", "net:" + tiny, "--json")).get("provenIf"))
                .isEmpty();
        assertThat(json(run(late, "--walls", "net:" + tiny, "--threshold", "1e-9", "--json"))
                        .get("provenIf"))
                .isNotEmpty();
    }

    @Test
    void aPersonIsToldAsWell() {
        Transcript told = run(late, "--walls", "playouts");
        assertThat(told.code()).isZero();
        assertThat(told.out())
                .contains("Black to move: Black wins by 10, proven if these groups live:", "is not counted.");
    }

    /** The files are in the folder of the test. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "late.sgf | --walls=stars | Walls are eyes, none, playouts or net:FILE, not \"stars\".",
                "late.sgf | --walls=net: | net: needs the file of a network.",
                "late.sgf | --walls=net:FOLDER/none.bin.gz | There is no network FOLDER/none.bin.gz.",
                "late.sgf | --walls=net:FOLDER/rubbish.bin.gz | rubbish.bin.gz",
                "late.sgf | --walls=playouts --threshold=0 | The threshold must be above 0 and at most 1, not 0.0.",
                "late.sgf | --walls=playouts --threshold=1.5 | The threshold must be above 0 and at most 1, not 1.5.",
                "late.sgf | --walls=playouts --threshold=NaN | The threshold must be above 0 and at most 1, not NaN.",
                "late.sgf | --walls=playouts --threshold=much | is not a double",
                "late.sgf | --threshold=0.9 | --threshold is for --walls playouts and --walls net:FILE.",
                "late.sgf | --walls=eyes --threshold=0.9 | --threshold is for --walls playouts and --walls net:FILE.",
                "late.sgf | --strict --walls=playouts | so --walls must be none, not playouts.",
                "chess.sgf | --walls=playouts | Go",
                "small.sgf | --walls=net:FOLDER/tiny.bin.gz | Networks know boards from 7×7 to 19×19, not 5×5."
            })
    void badInputIsRefusedInOneSentence(String file, String options, String said) {
        String[] words = options.replace("FOLDER", folder.toString()).split(" ");
        Transcript refused = run(folder.resolve(file), words);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err().lines())
                .singleElement()
                .asString()
                .startsWith("tesuji: ")
                .contains(said.replace("FOLDER", folder.toString()));
    }
}
