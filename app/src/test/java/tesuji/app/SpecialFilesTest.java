package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.Games;

/** Names of things that are no files: a device without end, a pipe nobody writes to, a directory. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class SpecialFilesTest {
    @TempDir
    private Path folder = Path.of("");

    /** Every option and argument that names a file to be read or replaced; FILE stands for its name. */
    static Stream<String> commands() {
        return Stream.of(
                "score FILE",
                "analyse FILE",
                "net FILE",
                "play go:size=9 --second net:FILE",
                "endgame FILE",
                "play tictactoe --position FILE",
                "solve tictactoe --method alphabeta --position FILE",
                "play tictactoe --second perfect:FILE",
                "play tictactoe --second solver:alphabeta,cache=FILE",
                "gtp --game tictactoe --player perfect:FILE");
    }

    private static void assertRefused(String command, String name, String sentence) {
        String[] words = command.replace("FILE", name).split(" ");
        Transcript transcript = Transcript.of(Games.library(), "", words);
        assertThat(transcript.err()).as(command).contains(sentence);
        assertThat(transcript.err().strip().lines()).as(command).hasSize(1);
        assertThat(transcript.code()).as(command).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void devicesAreRefused(String command) {
        assertRefused(command, "/dev/zero", "/dev/zero is a device or a pipe, not a file.");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void pipesAreRefused(String command) throws IOException, InterruptedException {
        String pipe = pipe();
        assertRefused(command, pipe, pipe + " is a device or a pipe, not a file.");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void directoriesAreRefused(String command) {
        assertRefused(command, folder.toString(), folder + " is a directory, not a file.");
    }

    private String pipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        return pipe.toString();
    }

    /** An engine that waits for a pipe would answer nothing more. */
    @Test
    void anEngineRefusesThemAndGoesOn() throws IOException, InterruptedException {
        String pipe = pipe();
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "gtp"));
        Process engine = new ProcessBuilder(command).start();
        try (Writer input = engine.outputWriter(StandardCharsets.UTF_8)) {
            input.write("loadsgf /dev/zero\nloadsgf " + pipe + "\nprintsgf " + pipe + "\nloadsgf " + folder
                    + "\nprotocol_version\nquit\n");
        }
        try {
            assertThat(new String(engine.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo("? cannot load file: /dev/zero is a device or a pipe, not a file.\n\n"
                            + "? cannot load file: " + pipe + " is a device or a pipe, not a file.\n\n"
                            + "? cannot save file: " + pipe + " is a device or a pipe, not a file.\n\n"
                            + "? cannot load file: " + folder + " is a directory, not a file.\n\n"
                            + "= 2\n\n= \n\n");
        } finally {
            engine.destroyForcibly();
        }
    }
}
