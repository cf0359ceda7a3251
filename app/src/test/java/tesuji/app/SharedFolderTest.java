package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Several processes that want to work in one folder: the first does, the others are told. */
@Timeout(300)
final class SharedFolderTest {
    @TempDir
    private Path folder;

    private final Program program = new Program();

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    private String[] match(int games) {
        return new String[] {
            "match",
            "--game",
            "tictactoe",
            "--a",
            "flat",
            "--b",
            "random",
            "--games",
            "" + games,
            "--simulations",
            "50",
            "--out",
            folder.toString(),
            "--json"
        };
    }

    private static void awaitFirstWord(Process process) throws IOException {
        assertThat(process.errorReader(StandardCharsets.UTF_8).readLine()).startsWith("game ");
    }

    /** Also when the first has gone on from a journal, which it had to read after it had locked the folder. */
    @Test
    void aSecondMatchIsRefusedAndTearsNothing() throws Exception {
        assertThat(program.run(match(3)).code()).isZero();
        Process first = program.start(match(1_000_000));
        awaitFirstWord(first);
        for (int attempt = 0; attempt < 2; attempt++) {
            Program.Ending second = program.run(match(1_000_000));
            assertThat(second.code()).isEqualTo(2);
            assertThat(second.out()).isEmpty();
            assertThat(second.err()).isEqualTo("tesuji: Another match is writing to " + folder + " just now.\n");
        }
        first.toHandle().destroy();
        first.getInputStream().readAllBytes();
        first.waitFor();
        List<Integer> games = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("games.jsonl"))) {
            games.add(JsonMapper.shared().readTree(line).get("game").asInt());
        }
        assertThat(games).hasSizeGreaterThan(3).doesNotHaveDuplicates();
        Program.Ending third = program.run(match(games.size()));
        assertThat(third.code()).isZero();
        assertThat(JsonMapper.shared().readTree(third.out()).get("games").asInt())
                .isEqualTo(games.size());
    }

    @Test
    void whatWasSetAsideIsNamed() throws Exception {
        assertThat(program.run(match(3)).code()).isZero();
        Path journal = folder.resolve("games.jsonl");
        Files.writeString(journal, "half a li\n" + Files.readString(journal));
        Program.Ending again = program.run(match(4));
        assertThat(again.code()).isZero();
        assertThat(again.err())
                .startsWith("tesuji: A line of " + journal + " could not be used and was moved to " + journal
                        + ".aside; 3 games were kept.\n");
        assertThat(Files.readAllLines(journal)).hasSize(4);
    }

    @Test
    void aSecondRunOfAnExperimentIsRefused() throws Exception {
        String[] run = {"lab", "run", "taifho-random-walk", "--full", "--out", folder.toString(), "--json"};
        Process first = program.start(run);
        assertThat(first.getErrorStream().read())
                .as("the first sign of progress")
                .isPositive();
        Program.Ending second = program.run(run);
        assertThat(second.code()).isEqualTo(2);
        assertThat(second.out()).isEmpty();
        assertThat(second.err())
                .isEqualTo("tesuji: Another run is writing to " + folder.resolve("taifho-random-walk.jsonl")
                        + " just now.\n");
    }

    /** The first would go on for hours; once it is gone, its folder is free and its work is used. */
    @Test
    void aSecondSolverIsRefused() throws Exception {
        String[] solve = {"solve", "connectfour", "--threads", "1", "--folder", folder.toString()};
        Process first = program.start(solve);
        assertThat(first.getErrorStream().read())
                .as("the first sign of progress")
                .isPositive();
        for (String[] second : new String[][] {solve, {"states", "connectfour", "--folder", folder.toString()}}) {
            Program.Ending ending = program.run(second);
            assertThat(ending.code()).isEqualTo(2);
            assertThat(ending.err())
                    .endsWith("tesuji: Another program is working in the folder " + folder + " just now.\n");
        }
        first.destroyForcibly().waitFor();
        Program.Ending third =
                program.run("states", "connectfour", "--folder", folder.toString(), "--nodes", "100", "--json");
        assertThat(third.code()).as("the limit, and no refusal").isEqualTo(3);
        assertThat(Files.exists(folder.resolve("frontier-00003"))).isTrue();
    }

    /** Every state of Skoczki on 2×6 is found whoever comes when: the value is never that of half a list. */
    @Test
    void solversThatBeginAtOnceFindTheSameOrAreRefused() throws Exception {
        String[] solve = {
            "solve", "skoczki:width=2,height=6,variant=A", "--disk", "--folder", folder.toString(), "--json"
        };
        for (int round = 0; round < 2; round++) {
            List<Process> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) all.add(program.start(solve));
            int answers = 0;
            for (Process each : all) {
                String out = new String(each.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                int code = each.waitFor();
                assertThat(code).isIn(0, 2);
                if (code == 2) continue;
                answers++;
                assertThat(JsonMapper.shared().readTree(out).get("value").asString())
                        .isEqualTo("loss");
                assertThat(JsonMapper.shared().readTree(out).get("length").asInt())
                        .isEqualTo(12);
            }
            assertThat(answers).isPositive();
        }
    }
}
