package tesuji.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.Retrograde;

/** A process that is told to stop by Ctrl-C, while it lists and while it labels, and one that goes on to the end. */
@Tag("nightly")
@Timeout(900)
final class InterruptedSolveTest {
    private static final String GAME = "skoczki:width=3,height=6,variant=A";
    /** A signal that this process ignores, as it does in the background of a shell, its children would ignore too. */
    private static final List<String> LISTENING = List.of("env", "--default-signal=INT");

    @TempDir
    private Path folder;

    private Path work() {
        return folder.resolve("work");
    }

    private Process solve(String said) throws IOException {
        return solve(said, "--folder", work().toString());
    }

    private Path temporary() throws IOException {
        return Files.createDirectories(folder.resolve("temporary"));
    }

    private Process solve(String said, String... more) throws IOException {
        List<String> command = new ArrayList<>(LISTENING);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx1g", "-Djava.io.tmpdir=" + temporary()));
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (option.startsWith("--add") || option.startsWith("-XX:+Ignore")) command.add(option);
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), SparkMain.class.getName(), "solve", GAME));
        command.addAll(List.of("--master", "local[2,8]", "--shards", "3"));
        command.addAll(List.of("--save", folder.resolve("found.db").toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(said).toFile())
                .start();
    }

    private static boolean canReset() throws Exception {
        List<String> command = new ArrayList<>(LISTENING);
        command.add("true");
        return new ProcessBuilder(command).start().waitFor() == 0;
    }

    /** Whether the first shard has been saved as these words say. */
    private boolean isSaved(String kind) throws IOException {
        if (!Files.exists(work())) return false;
        try (Stream<Path> files = Files.list(work())) {
            return files.anyMatch(file -> file.getFileName().toString().matches("shard-00000\\." + kind + "-[0-9]+"));
        }
    }

    private void interruptAfterSaving(String kind) throws Exception {
        Process process = solve(kind + ".txt");
        while (process.isAlive() && !isSaved(kind)) Thread.sleep(20);
        new ProcessBuilder("kill", "-INT", "" + process.pid()).start().waitFor();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        String said = Files.readString(folder.resolve(kind + ".txt"));
        assertThat(process.exitValue()).as(said).isEqualTo(130);
        assertThat(said)
                .contains("Stopped; the same command goes on from the last save in " + work())
                .doesNotContain("Exception");
        assertThat(isSaved(kind)).isTrue();
        assertThat(work().resolve(".tesuji-spark-scratch"))
                .as("Spark's own files")
                .doesNotExist();
    }

    private List<Path> temporaryFolders() throws IOException {
        try (Stream<Path> files = Files.list(temporary())) {
            return files.filter(file -> file.getFileName().toString().startsWith("tesuji-spark-"))
                    .toList();
        }
    }

    /** Without a folder nothing is kept, and nothing is left. */
    @Test
    void nothingIsLeftOfTemporaryFolders() throws Exception {
        assumeTrue(canReset(), "env cannot reset signals here");
        for (int round = 0; round < 3; round++) {
            Process stopped = solve("said.txt", new String[0]);
            while (stopped.isAlive() && temporaryFolders().isEmpty()) Thread.sleep(20);
            Thread.sleep(4_000 + 3_000L * round);
            new ProcessBuilder("kill", "-INT", "" + stopped.pid()).start().waitFor();
            assertThat(stopped.waitFor(120, TimeUnit.SECONDS)).isTrue();
            String said = Files.readString(folder.resolve("said.txt"));
            assertThat(stopped.exitValue()).as(said).isEqualTo(130);
            assertThat(said)
                    .contains("Stopped; without --folder nothing was kept.")
                    .doesNotContain("Exception");
            assertThat(temporaryFolders()).isEmpty();
        }
    }

    @Test
    void theSameCommandGoesOn() throws Exception {
        assumeTrue(canReset(), "env cannot reset signals here");
        interruptAfterSaving("layers");
        interruptAfterSaving("labels");
        Process last = solve("last.txt");
        assertThat(last.waitFor(500, TimeUnit.SECONDS)).isTrue();
        assertThat(last.exitValue())
                .as(Files.readString(folder.resolve("last.txt")))
                .isZero();
        Path expected = folder.resolve("expected.db");
        DatabaseWriter.write(
                expected,
                Retrograde.STANDARD
                        .solve(Games.library().open(GAME).start(), StopCondition.NEVER)
                        .orElseThrow(),
                Depth.DISTANCES);
        assertThat(Files.mismatch(expected, folder.resolve("found.db"))).isEqualTo(-1);
    }
}
