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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that the system lets write no long files: to Hadoop and Spark it is a disk that is full, wherever they
 * write.
 */
@Timeout(300)
final class FullDiskTest {
    private static final Path SHELL = Path.of("/bin/bash");

    @TempDir
    private Path folder;

    @BeforeEach
    void needsBash() {
        assumeTrue(Files.isExecutable(SHELL), "there is no bash here");
    }

    private record Ended(int code, String said) {}

    /** Lists the 59,552 states of a board in one shard, with files of so many kilobytes, or as long as they are. */
    private Ended list(String kilobytes) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                SHELL.toString(),
                "-c",
                "ulimit -f " + kilobytes + " && exec \"$@\"",
                "limited",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:-UsePerfData"));
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (option.startsWith("--") || option.startsWith("-XX:+Ignore")) command.add(option);
        }
        // as the launcher does: Java would warn of Spark's use on the stream that this test reads
        if (Runtime.version().feature() >= 23) command.add("--sun-misc-unsafe-memory-access=allow");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), SparkMain.class.getName(), "states"));
        command.addAll(List.of("skoczki:width=4,height=5,variant=A", "--master", "local[1,2]", "--shards", "1"));
        command.addAll(List.of("--folder", folder.resolve("work").toString()));
        Path said = folder.resolve("said");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Ended(process.exitValue(), Files.readString(said));
    }

    private List<String> names() {
        String[] names = folder.resolve("work").toFile().list();
        return names == null ? List.of() : List.of(names);
    }

    @Test
    void shardsThatCannotBeWrittenAreASentence() throws Exception {
        Ended ended = list("300");
        assertThat(ended.said())
                .isEqualTo("tesuji: The folder " + folder.resolve("work")
                        + " cannot be used: File too large; the same command goes on when that is mended.\n");
        assertThat(ended.code()).isEqualTo(2);
        assertThat(names()).noneMatch(name -> name.startsWith(".draft-")).doesNotContain(".tesuji-spark-scratch");

        Ended again = list("unlimited");
        assertThat(again.said()).contains(": 59,552 states in ");
        assertThat(again.code()).isZero();
    }

    @Test
    void whatSparkCannotWriteIsASentence() throws Exception {
        Ended ended = list("8");
        assertThat(ended.said()).matches("tesuji: Spark gave up: .*; the same command goes on\\.\n");
        assertThat(ended.code()).isEqualTo(2);
        assertThat(names()).noneMatch(name -> name.startsWith(".draft-")).doesNotContain(".tesuji-spark-scratch");
    }
}
