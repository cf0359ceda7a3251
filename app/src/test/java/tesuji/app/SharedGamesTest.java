package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes of their own, with and without games beside the project. */
final class SharedGamesTest {
    private static final Path SHARED = Path.of(System.getProperty("tesuji.shared", "../shared"));

    @TempDir
    private Path folder = Path.of("");

    private final Program program = new Program();

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    private Program.Ending run(Path shared, String... args) throws IOException, InterruptedException {
        Process process = program.startWith("-Dtesuji.shared=" + shared, List.of(args));
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Program.Ending(process.waitFor(), out, err);
    }

    @Test
    void withoutThemASentenceSaysWhatToName() throws Exception {
        assertThat(program.run("predict"))
                .isEqualTo(new Program.Ending(
                        2,
                        "",
                        "tesuji: Name a folder with games, files *.sgf, as in tesuji predict games; there is no folder"
                                + " shared/data/sgf/9x9 beside the project.\n"));
        assertThat(run(folder, "predict").err()).as("no games in it").contains("there is no folder shared/");
        assertThat(program.run("lab", "run", "fpu-compare", "--out", folder.toString()))
                .isEqualTo(new Program.Ending(
                        2,
                        "",
                        "tesuji: fpu-compare needs a folder with games of Go on 9×9 of more than 50 moves, as SGF:"
                                + " --games DIR, or shared/data/sgf/9x9 beside the project.\n"));
    }

    @Test
    void withThemNothingNeedBeNamed() throws Exception {
        assumeTrue(Files.isDirectory(SHARED.resolve("data/sgf/9x9")), "needs the games");
        Program.Ending guessed = run(SHARED, "predict", "--per-point", "2", "--limit", "3");
        assertThat(guessed.code()).isZero();
        assertThat(guessed.out()).contains("3 positions of ");
        Program.Ending found = run(SHARED, "lab", "run", "fpu-compare", "--seed", "-1", "--out", folder.toString());
        assertThat(found.err())
                .as("the next thing that is wrong")
                .isEqualTo("tesuji: --seed must be between 0 and 1000000000, not -1.\n");
    }
}
