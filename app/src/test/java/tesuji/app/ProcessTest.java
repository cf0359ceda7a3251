package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The program as a process of its own: what happens when it is stopped or nobody reads what it says. */
@Timeout(120)
final class ProcessTest {
    private final Program program = new Program();

    private Process start(String... args) throws IOException {
        return program.start(args);
    }

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    @Test
    void aBenchmarkThatIsStoppedTellsWhatItMeasured() throws IOException {
        Process bench = start("bench", "perft", "--game", "tictactoe", "--seconds", "100", "--json");
        assertThat(bench.getErrorStream().read())
                .as("the first sign of progress")
                .isPositive();
        bench.toHandle().destroy(); // the process itself would close its streams
        String answer = new String(bench.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer).contains("\"name\":\"perft\"").containsPattern("\"perSecond\":[1-9]");
        assertThat(answer.lines()).hasSize(1);
    }

    @Test
    void aMatchThatIsStoppedKeepsWhatWasPlayed(@TempDir Path folder) throws IOException {
        Process match = start(
                "match",
                "--game",
                "tictactoe",
                "--a",
                "flat",
                "--b",
                "random",
                "--games",
                "1000000",
                "--simulations",
                "100",
                "--out",
                folder.toString(),
                "--json");
        assertThat(match.errorReader(StandardCharsets.UTF_8).readLine()).startsWith("game 1 of 1000000: ");
        match.toHandle().destroy();
        String answer = new String(match.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer.lines()).hasSize(1);
        int games = JsonMapper.shared().readTree(answer).get("games").asInt();
        assertThat(games).isPositive();
        assertThat(Files.readAllLines(folder.resolve("games.jsonl"))).hasSize(games);
    }

    /** The controller still holds the engine's input open. */
    @Test
    void anEngineNobodyReadsEnds() throws IOException {
        Process engine = start("gtp", "--simulations", "1");
        Writer input = engine.outputWriter(StandardCharsets.UTF_8);
        input.write("protocol_version\n");
        input.flush();
        assertThat(engine.getInputStream().read()).isEqualTo('=');
        engine.getInputStream().close();
        input.write("protocol_version\n");
        input.flush();
        assertThat(engine.onExit()).succeedsWithin(60, TimeUnit.SECONDS);
        assertThat(engine.exitValue()).isZero();
        assertThat(engine.getErrorStream().readAllBytes()).isEmpty();
    }
}
