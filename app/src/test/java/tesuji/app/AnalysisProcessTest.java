package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.games.Games;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command analysis as a process of its own, as programs start it. */
@Timeout(120)
final class AnalysisProcessTest {
    private static final String QUERY =
            "{\"id\":\"ID\",\"moves\":[],\"rules\":\"chinese\",\"boardXSize\":7,\"boardYSize\":7,\"maxVisits\":VISITS,"
                    + "\"reportDuringSearchEvery\":0.05}\n";

    @TempDir
    private static Path folder;

    private static Path network;

    private final Program program = new Program();

    @BeforeAll
    static void makeNetwork() throws IOException {
        network = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), network);
    }

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    private static String query(String id, int visits) {
        return QUERY.replace("ID", id).replace("VISITS", Integer.toString(visits));
    }

    private static boolean isLast(JsonNode line) {
        return line.has("isDuringSearch") && !line.get("isDuringSearch").booleanValue();
    }

    /** A client waits for the sentence at the beginning, and closes the input at the end. */
    @Test
    void whatWasAskedIsAnsweredBeforeTheEnd() throws IOException, InterruptedException {
        Process engine = program.start("analysis", "--net", network.toString(), "--threads", "2");
        BufferedReader errors = engine.errorReader(StandardCharsets.UTF_8);
        String said = errors.readLine();
        while (said != null && !said.equals("Started, ready to begin handling requests")) said = errors.readLine();
        assertThat(said).as("the sentence that clients wait for").isNotNull();
        try (Writer input = engine.outputWriter(StandardCharsets.UTF_8)) {
            input.write(query("a", 300) + "rubbish\n" + query("b", 5) + query("c", 50));
        }
        List<JsonNode> lines = engine.inputReader(StandardCharsets.UTF_8)
                .lines()
                .map(line -> JsonMapper.shared().readTree(line))
                .toList();
        assertThat(lines.stream().filter(AnalysisProcessTest::isLast))
                .extracting(line -> line.get("id").stringValue())
                .containsExactlyInAnyOrder("a", "b", "c");
        assertThat(lines.stream().filter(line -> line.has("error"))).hasSize(1);
        assertThat(engine.waitFor()).isZero();
    }

    @Test
    void aSearchWithoutEndIsEndedByAnotherLine() throws IOException {
        Process engine = program.start("analysis", "--net", network.toString(), "--threads", "1");
        Writer input = engine.outputWriter(StandardCharsets.UTF_8);
        BufferedReader output = engine.inputReader(StandardCharsets.UTF_8);
        input.write(query("long", 1_000_000_000));
        input.flush();
        JsonNode line = JsonMapper.shared().readTree(output.readLine());
        assertThat(line.get("isDuringSearch").booleanValue()).isTrue();
        input.write("{\"id\":\"t\",\"action\":\"terminate\",\"terminateId\":\"long\"}\n");
        input.flush();
        while (!isLast(line)) line = JsonMapper.shared().readTree(output.readLine());
        assertThat(line.get("rootInfo").get("visits").intValue()).isPositive();
    }

    /** The client still holds the engine's input open. */
    @Test
    void anEngineNobodyReadsEnds() throws IOException {
        Process engine = program.start("analysis", "--net", network.toString(), "--threads", "1");
        Writer input = engine.outputWriter(StandardCharsets.UTF_8);
        input.write(query("long", 1_000_000_000));
        input.flush();
        assertThat(engine.getInputStream().read()).isEqualTo('{');
        engine.getInputStream().close();
        assertThat(engine.onExit()).succeedsWithin(60, TimeUnit.SECONDS);
        assertThat(engine.exitValue()).isZero();
    }

    @Test
    void badOptionsAreRefusedInOneSentence() {
        for (List<String> options : List.of(
                List.of("--net", "nowhere.bin.gz"),
                List.of("--net", network.toString(), "--visits", "0"),
                List.of("--net", network.toString(), "--threads", "none"),
                List.of("--net", network.toString(), "--search-threads", "0"),
                List.of("--net", network.toString(), "--winrates", "red"),
                List.of("--net", network.toString(), "--set", "cpuctExploration"),
                List.of("--net", network.toString(), "--set", "nonsense=1"))) {
            Transcript transcript = Transcript.of(Games.library(), "", words("analysis", options));
            assertThat(transcript.code()).as(options.toString()).isEqualTo(2);
            assertThat(transcript.err().strip().lines()).as(options.toString()).hasSize(1);
        }
    }

    private static String[] words(String command, List<String> options) {
        return Stream.concat(Stream.of(command), options.stream()).toArray(String[]::new);
    }
}
