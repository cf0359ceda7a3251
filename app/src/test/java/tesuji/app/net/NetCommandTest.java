package tesuji.app.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class NetCommandTest {
    private static final String GAME = "(;GM[1]SZ[7]KM[7.5]RU[Chinese];B[dd];W[cc];B[ee])";

    @TempDir
    private static Path folder;

    private static Path network;
    private static Path game;

    @BeforeAll
    static void makeFiles() throws IOException {
        network = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), network);
        game = Files.writeString(folder.resolve("game.sgf"), GAME);
    }

    private static Transcript run(String... words) {
        return Transcript.of(Games.library(), "", words);
    }

    private static JsonNode json(Transcript transcript) {
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        return JsonMapper.shared().readTree(transcript.out());
    }

    @Test
    void aPositionIsShownAsJson() {
        JsonNode seen = json(run("net", network.toString(), "--sgf", game.toString(), "--move", "2", "--json"));
        assertThat(seen.get("toMove").asString()).isEqualTo("black");
        assertThat(seen.get("game").asString()).isEqualTo("go:size=7,komi=7.5,rules=chinese");
        assertThat(seen.get("policy")).hasSize(50);
        assertThat(seen.get("ownership")).hasSize(49);
        // the stones of D4 and C5 stand there already
        assertThat(seen.get("policy").get(3 * 7 + 3).isNull()).isTrue();
        assertThat(seen.get("policy").get(2 * 7 + 2).isNull()).isTrue();
        double sum = 0;
        for (JsonNode chance : seen.get("policy")) sum += chance.isNull() ? 0 : chance.asDouble();
        assertThat(sum).isCloseTo(1, within(1e-3));
        assertThat(seen.get("win").asDouble()
                        + seen.get("loss").asDouble()
                        + seen.get("noResult").asDouble())
                .isCloseTo(1, within(1e-3));
    }

    @Test
    void itIsDrawnForPeople() {
        Transcript transcript = run("net", network.toString(), "--size", "7", "--rules", "tromp-taylor");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("Chances of the next move in per cent:", "Ownership in per cent", "Black to move wins with")
                .contains("go:size=7,komi=7.5,rules=tromp-taylor");
    }

    /** KataGo's own numbers for the empty board with a komi of 7, Black to move. */
    @Test
    void theRealNetworkSeesWhatKataGoSees() throws IOException {
        Path data = Path.of(System.getProperty("tesuji.shared", "../shared"), "data");
        Path real = data.resolve("nets/g170-b6c96-s175395328-d26788732.bin.gz");
        Path reference = data.resolve("katago-reference/9x9-empty.txt");
        assumeTrue(Files.isRegularFile(real) && Files.isRegularFile(reference), "the network is not here");
        JsonNode seen = json(run("net", real.toString(), "--size", "9", "--komi", "7", "--json"));
        List<String> lines = Files.readAllLines(reference);
        assertThat(seen.get("win").asDouble()).isCloseTo(number(lines, "whiteLoss"), within(1e-5));
        assertThat(seen.get("loss").asDouble()).isCloseTo(number(lines, "whiteWin"), within(1e-5));
        assertThat(seen.get("lead").asDouble()).isCloseTo(-number(lines, "whiteLead"), within(2e-3));
    }

    private static double number(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--symmetry 8 | --symmetry must be between 0 and 7, not 8.",
                "--size 5 | Networks know boards from 7×7 to 19×19, not 5×5.",
                "--rules chess | chess"
            })
    void wrongOptionsAreRefused(String options, String sentence) {
        String[] words = ("net " + network + " " + options).split(" ");
        Transcript transcript = run(words);
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(sentence);
        assertThat(transcript.err().strip().lines()).hasSize(1);
    }

    @Test
    void aFileThatIsNoNetworkIsRefused() {
        Transcript transcript = run("net", game.toString());
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err().strip().lines()).hasSize(1);
    }
}
