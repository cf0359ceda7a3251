package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    /** What a shell reports of a process that was ended by SIGTERM. */
    private static final int TERMINATED = 143;

    private Process start(String... args) throws IOException {
        return program.start(args);
    }

    private Process start(String memory, List<String> args) throws IOException {
        return program.startWith(memory, args);
    }

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    @Test
    void aBenchmarkThatIsStoppedTellsWhatItMeasured() throws IOException, InterruptedException {
        Process bench = start("bench", "perft", "--game", "tictactoe", "--seconds", "100", "--json");
        assertThat(bench.getErrorStream().read())
                .as("the first sign of progress")
                .isPositive();
        bench.toHandle().destroy(); // the process itself would close its streams
        String answer = new String(bench.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer).contains("\"name\":\"perft\"").containsPattern("\"perSecond\":[1-9]");
        assertThat(answer.lines()).hasSize(1);
        assertThat(bench.waitFor()).isEqualTo(TERMINATED);
    }

    @Test
    void aSolverThatIsStoppedTellsHowFarItCame() throws IOException, InterruptedException {
        Process solve = start("solve", "connectfour", "--json");
        assertThat(solve.getErrorStream().read())
                .as("the first sign of progress")
                .isPositive();
        solve.toHandle().destroy();
        String answer = new String(solve.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer.lines()).hasSize(1);
        assertThat(answer).contains("\"value\":\"unknown\"").containsPattern("\"nodes\":[1-9]");
        assertThat(solve.waitFor()).isEqualTo(TERMINATED);
    }

    @Test
    void anExperimentThatIsStoppedKeepsItsTrials(@TempDir Path folder) throws IOException, InterruptedException {
        Process lab = start("lab", "run", "taifho-random-walk", "--parallel", "1", "--out", folder.toString());
        Path ledger = folder.resolve("taifho-random-walk.jsonl");
        while (lab.isAlive() && !hasTrials(ledger)) Thread.sleep(20);
        lab.toHandle().destroy();
        String report = new String(lab.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(report).contains("trials are done so far.");
        assertThat(folder.resolve("taifho-random-walk.html")).exists();
        assertThat(lab.waitFor()).isEqualTo(TERMINATED);
    }

    /** The first line of a ledger says what it is about and is there before any work is done. */
    private static boolean hasTrials(Path ledger) throws IOException {
        return Files.exists(ledger) && Files.readAllLines(ledger).size() > 1;
    }

    @Test
    void aSolverWithLittleMemorySaysHowToGiveItMore() throws IOException, InterruptedException {
        Process solve = start("-Xmx48m", List.of("solve", "connectfour"));
        String said = new String(solve.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said)
                .containsPattern("allow more than 0\\.[0-9] GB by setting TESUJI_JAVA_OPTIONS=\"-Xmx1g\"")
                .contains("--method dfpn");
        assertThat(solve.waitFor()).isEqualTo(3);
    }

    /** The protocol has no place for it. */
    @Test
    void anEngineSaysBesideTheProtocolThatItsTreeIsFull() throws IOException {
        Process gtp = start(
                "gtp", "--game", "go:size=5", "--player", "uct[capacity=60]", "--simulations", "300", "--seed", "1");
        try (Writer writer = gtp.outputWriter(StandardCharsets.UTF_8)) {
            writer.write("genmove b\ngomill-explain_last_move\nquit\n");
        }
        String sentence = "The tree is full and grows no more; its capacity is 60 nodes.";
        assertThat(gtp.inputReader(StandardCharsets.UTF_8).lines())
                .anyMatch(line -> line.matches("= [A-E][1-5]"))
                .contains(sentence);
        assertThat(gtp.errorReader(StandardCharsets.UTF_8).lines()).contains("tesuji: " + sentence);
    }

    @Test
    void aMatchThatIsStoppedKeepsWhatWasPlayed(@TempDir Path folder) throws IOException, InterruptedException {
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
        assertThat(match.waitFor()).isEqualTo(TERMINATED);
    }

    /** The tree of this search would not fit into any machine; nobody asks for a move. */
    @Test
    void anEngineTellsItsNameWithoutBuildingASearch() throws IOException {
        Process engine = start("gtp", "--game", "tictactoe", "--player", "mcts[capacity=2000000000]");
        try (Writer input = engine.outputWriter(StandardCharsets.UTF_8)) {
            input.write("name\nversion\nlist_commands\nprotocol_version\nquit\n");
        }
        String answers = new String(engine.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(new String(engine.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(answers).startsWith("= ").contains("\nplay\n").endsWith("\n\n= 2\n\n= \n\n");
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
