package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell script in the root of the project, without building anything. */
final class LauncherTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void needsBash() {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here");
    }

    private record Ended(int code, String said) {}

    private Ended run(List<String> environment, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().remove("TESUJI_JAVA_HOME");
        for (String entry : environment) {
            builder.environment().put(entry.substring(0, entry.indexOf('=')), entry.substring(entry.indexOf('=') + 1));
        }
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), said);
    }

    @Test
    void theScriptsAreWellFormed() throws Exception {
        for (String script : List.of("tesuji", ".ci/run")) {
            Path file = ROOT.resolve(script);
            assertThat(file).isExecutable();
            assertThat(run(List.of(), "/bin/bash", "-n", file.toString())).isEqualTo(new Ended(0, ""));
        }
    }

    @Test
    void aJdkIsFoundThroughALinkWithSpaces() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), ROOT.resolve("tesuji"));
        Ended ended = run(List.of(), link.toString(), "jdk");
        assertThat(ended.said()).matches("JDK (1[7-9]|[2-9][0-9]) in /.*\\R");
        assertThat(ended.code()).isZero();
    }

    @Test
    void aJdkCanBeNamed() throws Exception {
        Path home = fakeJdk("21.0.2");
        Ended ended =
                run(List.of("TESUJI_JAVA_HOME=" + home), ROOT.resolve("tesuji").toString(), "jdk");
        assertThat(ended).isEqualTo(new Ended(0, "JDK 21 in " + home + "\n"));
    }

    @Test
    void anOldJdkIsRefusedInOneLine() throws Exception {
        Path home = fakeJdk("11.0.22");
        Ended ended =
                run(List.of("TESUJI_JAVA_HOME=" + home), ROOT.resolve("tesuji").toString(), "games");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.said())
                .isEqualTo("tesuji: a JDK of version 17 or newer is needed (found version 11 in " + home
                        + "); set JAVA_HOME to one.\n");
    }

    @Test
    void theNewestJdkWins() throws Exception {
        Path home = fakeJdk("999");
        Ended ended = run(List.of("JAVA_HOME=" + home), ROOT.resolve("tesuji").toString(), "jdk");
        assertThat(ended).isEqualTo(new Ended(0, "JDK 999 in " + home + "\n"));
    }

    /** A folder that looks like a JDK to a script that only reads its release file. */
    private Path fakeJdk(String version) throws IOException {
        Path home = Files.createDirectories(folder.resolve("a jdk"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        for (String program : List.of("java", "javac")) {
            Path file = Files.createDirectories(home.resolve("bin")).resolve(program);
            assertThat(Files.createFile(file).toFile().setExecutable(true)).isTrue();
        }
        return home;
    }
}
