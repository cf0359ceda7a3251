package tesuji.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.LabelStream;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.space.KeyStream;
import tesuji.solve.space.StateCodec;
import tesuji.spark.cluster.ClusterContext;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.StateListing;
import tesuji.spark.space.StatesOf;

/** Tasks that die, work that is stopped, files that are damaged. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FaultTest {
    private static final String GAME = "skoczki:width=4,height=5,variant=A";
    private static final int SHARDS = 2;

    private ClusterContext cluster;

    @TempDir
    private Path folder;

    @BeforeAll
    void connect() {
        List<Class<?>> carried = new ArrayList<>(StateListing.CARRIED);
        carried.addAll(StateLabelling.CARRIED);
        Map<String, String> settings = Map.of("spark.hadoop.fs.full.impl", FullDisk.class.getName());
        cluster = ClusterContext.open("test", ClusterContext.local(2), carried, settings);
    }

    @AfterAll
    void disconnect() {
        cluster.close();
    }

    private Path shards() {
        return folder.resolve("shards");
    }

    private ClusterRetrograde method(String id, StepWatch watch) {
        StatesOf states = StatesOf.of(StateCodec.of(Games.library().open(id), true), SHARDS);
        return new ClusterRetrograde(cluster.spark(), new ShardFolder(shards().toString()), states, watch);
    }

    private void checkDatabase(SolvedShards solved) throws IOException {
        Game game = Games.library().open(GAME);
        DatabaseWriter.write(
                folder.resolve("expected"),
                Retrograde.STANDARD
                        .withFolding()
                        .solve(game.start(), StopCondition.NEVER)
                        .orElseThrow(),
                Depth.DISTANCES);
        DatabaseWriter.assemble(folder.resolve("assembled"), solved, Depth.DISTANCES);
        assertThat(Files.mismatch(folder.resolve("expected"), folder.resolve("assembled")))
                .isEqualTo(-1);
    }

    /** Kills the first attempt of every third task, wherever it is. */
    private static final class Killer extends SparkListener {
        private final SparkContext spark;
        private final Set<Long> killed = ConcurrentHashMap.newKeySet();

        Killer(SparkContext spark) {
            this.spark = spark;
        }

        @Override
        public void onTaskStart(SparkListenerTaskStart start) {
            long task = start.taskInfo().taskId();
            if (task % 3 != 0 || start.taskInfo().attemptNumber() > 0) return;
            if (spark.killTaskAttempt(task, true, "test")) killed.add(task);
        }
    }

    @Test
    void tasksThatAreKilledChangeNothing() throws IOException {
        Killer killer = new Killer(cluster.spark().sc());
        cluster.spark().sc().addSparkListener(killer);
        try {
            checkDatabase(method(GAME, StepWatch.NONE).solve().orElseThrow());
        } finally {
            cluster.spark().sc().removeSparkListener(killer);
        }
        assertThat(killer.killed).isNotEmpty();
    }

    @Test
    void workThatIsStoppedGoesOn() throws IOException {
        assertThat(method(GAME, (task, step, found, total) -> step < 5).solve()).isEmpty();
        int[] first = {-1};
        StepWatch untilLabels = (task, step, found, total) -> {
            if (first[0] < 0) first[0] = step;
            return !task.equals("labelling") || step < 6;
        };
        assertThat(method(GAME, untilLabels).solve()).isEmpty();
        assertThat(first[0]).as("the first step after the break").isEqualTo(6);
        first[0] = -1;
        checkDatabase(method(GAME, (task, step, found, total) -> {
                    if (first[0] < 0) first[0] = step;
                    return true;
                })
                .solve()
                .orElseThrow());
        assertThat(first[0]).as("the first pass after the break").isEqualTo(6);
        // and once it is done nothing is done again
        checkDone();
    }

    private void checkDone() {
        StepWatch nothing = (task, step, found, total) -> {
            throw new AssertionError("a step was done again: " + task + " " + step);
        };
        assertThat(method(GAME, nothing).solve()).isPresent();
    }

    @Test
    void aDamagedShardIsRefusedInASentence() throws IOException {
        assertThat(method(GAME, (task, step, found, total) -> task.equals("listing"))
                        .solve())
                .isEmpty();
        Path keys = shards().resolve("shard-00001.keys");
        byte[] bytes = Files.readAllBytes(keys);
        bytes[1000] ^= 1;
        Files.write(keys, bytes);
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).solve())
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + keys + " is damaged; remove its folder to begin anew.");
        Files.delete(keys);
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).solve())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("shard-00001.keys is missing or damaged");
    }

    /** A header that asks for 16 gigabytes, and labels of a shard that has other states. */
    @Test
    void filesThatDoNotFitTogetherAreRefusedInASentence() throws IOException {
        assertThat(method(GAME, (task, step, found, total) -> !task.equals("labelling") || step < 3)
                        .solve())
                .isEmpty();
        Path labels = shards().resolve("shard-00001.labels-3");
        byte[] whole = Files.readAllBytes(labels);
        Files.copy(shards().resolve("shard-00000.labels-3"), labels, StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).solve())
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + labels + " is missing or damaged; remove its folder to begin anew.");
        byte[] swollen = whole.clone();
        ByteBuffer.wrap(swollen).putLong(Long.BYTES, 2_000_000_000);
        Files.write(labels, swollen);
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).solve())
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + labels + " is damaged; remove its folder to begin anew.");
        Files.write(labels, whole);
        Path keys = shards().resolve("shard-00001.keys");
        byte[] bytes = Files.readAllBytes(keys);
        ByteBuffer.wrap(bytes).putLong(Long.BYTES, 2_000_000_000);
        Files.write(keys, bytes);
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).solve())
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + keys + " is damaged; remove its folder to begin anew.");
    }

    /** Keys and labels of a whole shard that has fewer states than were listed. */
    @Test
    void statesThatAreMissingAreMissed() throws IOException {
        assertThat(method(GAME, (task, step, found, total) -> task.equals("listing"))
                        .solve())
                .isEmpty();
        ShardFolder files = new ShardFolder(shards().toString());
        files.write("shard-00001.keys", out -> KeyStream.write(out, new long[0]));
        files.write("shard-00001.labels-0", out -> LabelStream.write(out, new short[0], 0));
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).solve())
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("The files in the folder " + shards() + " have ")
                .hasMessageEndingWith(" were listed; remove it to begin anew.");
    }

    @Test
    void theFolderOfAnotherGameIsRefused() throws IOException {
        method("tictactoe", StepWatch.NONE).list();
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).list())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("holds states of tictactoe with symmetries folded, not of skoczki");
        Files.createDirectories(folder.resolve("else"));
        Files.writeString(folder.resolve("else/diary"), "Dear diary");
        ClusterRetrograde other = new ClusterRetrograde(
                cluster.spark(),
                new ShardFolder(folder.resolve("else").toString()),
                method(GAME, StepWatch.NONE).states(),
                StepWatch.NONE);
        assertThatThrownBy(other::list).isInstanceOf(InputException.class).hasMessageContaining("name an empty folder");
    }

    @Test
    void aManifestThatIsHalfWrittenIsPassedOver() throws IOException {
        method(GAME, (task, step, found, total) -> step < 3).list();
        try (Stream<Path> files = Files.list(shards())) {
            Path manifest = files.filter(file -> file.getFileName().toString().startsWith("manifest-"))
                    .findFirst()
                    .orElseThrow();
            byte[] whole = Files.readAllBytes(manifest);
            Files.write(shards().resolve("manifest-99"), Arrays.copyOf(whole, whole.length / 2));
        }
        int[] first = {-1};
        method(GAME, (task, step, found, total) -> {
                    if (first[0] < 0) first[0] = step;
                    return true;
                })
                .list();
        assertThat(first[0]).isEqualTo(4);
    }

    @Test
    void aFullDiskIsASentenceAndTheWorkGoesOnWhenThereIsRoom() throws IOException {
        ClusterRetrograde method = new ClusterRetrograde(
                cluster.spark(),
                new ShardFolder("full:" + shards()),
                method(GAME, StepWatch.NONE).states(),
                StepWatch.NONE);
        FullDisk.leave(100_000);
        assertThatThrownBy(method::solve)
                .isInstanceOf(InputException.class)
                .hasMessage("The folder full:" + shards() + " cannot be used: No space left on device;"
                        + " the same command goes on when that is mended.");
        FullDisk.leave(Long.MAX_VALUE);
        int[] first = {-1};
        StepWatch watch = (task, step, found, total) -> {
            if (first[0] < 0) first[0] = step;
            return true;
        };
        checkDatabase(new ClusterRetrograde(cluster.spark(), method.folder(), method.states(), watch)
                .solve()
                .orElseThrow());
        assertThat(first[0]).as("the first step after the break").isGreaterThan(1);
    }

    @Test
    void aFolderThatCannotBeWrittenIsRefusedInASentence() throws IOException {
        Files.writeString(shards(), "a file where a folder should be");
        assertThatThrownBy(() -> method(GAME, StepWatch.NONE).list())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("The folder " + shards() + " cannot be used");
    }
}
