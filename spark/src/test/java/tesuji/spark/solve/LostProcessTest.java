package tesuji.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.Retrograde;

/** Processes that are killed in the middle of the work: executors of a cluster, and the driver. */
final class LostProcessTest {
    @TempDir
    private Path folder;

    /** The arguments of this virtual machine that others need, too: what Spark wants opened. */
    private static List<String> opened() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("--add-opens") || argument.startsWith("-Dio.netty"))
                .toList();
    }

    private ProcessBuilder solving(String master, String... more) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx1g");
        command.addAll(opened());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ClusterDriver.class.getName()));
        command.addAll(List.of(
                master,
                folder.resolve("shards").toString(),
                folder.resolve("assembled").toString()));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile());
        Path home = Files.createDirectories(folder.resolve("home/jars")).getParent();
        builder.environment().put("SPARK_HOME", String.valueOf(home));
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        return builder;
    }

    private String said() throws IOException {
        return Files.readString(folder.resolve("said"));
    }

    private void checkDatabase() throws IOException {
        Game game = Games.library().open(ClusterDriver.GAME);
        Path expected = folder.resolve("expected");
        DatabaseWriter.write(
                expected,
                Retrograde.STANDARD.solve(game.start(), StopCondition.NEVER).orElseThrow(),
                Depth.DISTANCES);
        assertThat(folder.resolve("assembled")).exists();
        assertThat(Files.mismatch(expected, folder.resolve("assembled"))).isEqualTo(-1);
    }

    @Test
    void executorsThatAreKilledChangeNothing() throws IOException, InterruptedException {
        Process driver = solving("local-cluster[2,1,1024]", "executors").start();
        try {
            assertThat(driver.waitFor(3, TimeUnit.MINUTES)).as(said()).isTrue();
        } finally {
            driver.descendants().forEach(ProcessHandle::destroyForcibly);
            driver.destroyForcibly();
        }
        assertThat(driver.exitValue()).as(said()).isZero();
        assertThat(said()).contains("killed an executor while listing", "killed an executor while labelling");
        checkDatabase();
    }

    @Test
    void aDriverThatIsKilledIsFollowedByAnother() throws IOException, InterruptedException {
        for (String victim : new String[] {"listing", "labelling"}) {
            Process driver = solving("local[2]", "driver", victim).start();
            assertThat(driver.waitFor(2, TimeUnit.MINUTES)).as(said()).isTrue();
            assertThat(said()).contains("the driver dies while " + victim);
            assertThat(driver.exitValue()).isNotZero();
            if (victim.equals("labelling")) checkNothingIsListedAgain();
        }
        Process last = solving("local[2]", "nobody").start();
        assertThat(last.waitFor(2, TimeUnit.MINUTES)).as(said()).isTrue();
        assertThat(last.exitValue()).as(said()).isZero();
        checkNothingIsListedAgain();
        assertThat(said())
                .as("labels that were saved are not found again")
                .contains("labelling step ")
                .doesNotContain("labelling step 0\n");
        checkDatabase();
    }

    private void checkNothingIsListedAgain() throws IOException {
        assertThat(said()).as("what was saved is not done again").doesNotContain("listing step 1\n");
    }
}
