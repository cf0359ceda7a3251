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
                        + ".aside; 3 were kept.\n");
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
}
