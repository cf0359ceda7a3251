package tesuji.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;
import tesuji.spark.cluster.ClusterContext;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.ShardManifest;
import tesuji.spark.space.StatesOf;

/** Two cores of this machine as a cluster: what they find is byte for byte what one machine finds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LocalClusterTest {
    private ClusterContext cluster;

    @TempDir
    private Path folder;

    @BeforeAll
    void connect() {
        cluster = ClusterRetrograde.connect("test", ClusterContext.local(2), "");
    }

    @AfterAll
    void disconnect() {
        cluster.close();
    }

    private ClusterRetrograde method(Game game, boolean folded, int shards) {
        StatesOf states = StatesOf.of(StateCodec.of(game, folded), shards);
        ShardFolder place = new ShardFolder(folder.resolve("shards-" + shards).toString());
        return new ClusterRetrograde(cluster.spark(), place, states, StepWatch.NONE);
    }

    private static Solved onOneMachine(Game game, boolean folded) {
        Retrograde method = folded ? Retrograde.STANDARD.withFolding() : Retrograde.STANDARD;
        return method.withThreads(2).solve(game.start(), StopCondition.NEVER).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, false, 3",
        "tictactoe, true, 1",
        "'skoczki:width=3,height=6,variant=A', false, 3",
        "'skoczki:width=3,height=6,variant=A', true, 1",
        "'skoczki:width=4,height=5,variant=A', false, 1",
        "'skoczki:width=4,height=5,variant=A', true, 3",
        "'connectfour:width=4,height=4', false, 3",
        "'connectfour:width=4,height=4', true, 16",
        "'kalah:pits=2,seeds=2', false, 3",
        "'go:size=2,ko=no-result', false, 3",
        "'nim:piles=3-4-5', false, 16"
    })
    void theDatabaseIsThatOfOneMachine(String id, boolean folded, int shards) throws IOException {
        checkDatabase(Games.library().open(id), folded, shards);
    }

    private record Expected(StateCounts counts, StateOutcome start) {}

    /** Writes the databases of one machine, of which nothing is held then: the largest boards need the memory. */
    private Expected expected(Game game, boolean folded) {
        Solved truth = onOneMachine(game, folded);
        for (Depth depth : Depth.values()) DatabaseWriter.write(folder.resolve("expected-" + depth), truth, depth);
        return new Expected(truth.labels().counts(), truth.start());
    }

    private void checkDatabase(Game game, boolean folded, int shards) throws IOException {
        Expected expected = expected(game, folded);
        SolvedShards solved = method(game, folded, shards).solve().orElseThrow();
        assertThat(solved.counts()).isEqualTo(expected.counts());
        for (Depth depth : Depth.values()) {
            Path assembled = folder.resolve("assembled-" + depth);
            DatabaseWriter.assemble(assembled, solved, depth);
            assertThat(Files.mismatch(folder.resolve("expected-" + depth), assembled))
                    .isEqualTo(-1);
        }
        assertThat(solved.outcome(game.start())).isEqualTo(expected.start());
    }

    @Test
    void layersAreThoseOfOneMachine() {
        Game game = Games.library().open("skoczki:width=3,height=5,variant=A");
        Reachable truth = Retrograde.STANDARD
                .states(StateCodec.plain(game), StopCondition.NEVER)
                .orElseThrow();
        ShardManifest listed = method(game, false, 3).list().orElseThrow();
        assertThat(listed.layers()).isEqualTo(truth.frontiers());
        assertThat(listed.stage()).isEqualTo(ShardManifest.Stage.LISTED);
    }

    @Test
    void onlyResultsAreLeftInTheFolder() throws IOException {
        ClusterRetrograde method = method(Games.library().open("tictactoe"), false, 2);
        assertThat(method.solve()).isPresent();
        try (Stream<Path> files = Files.list(Path.of(method.folder().place()))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .allMatch(name -> name.matches("manifest-[0-9]+|shard-0000[01]\\.(keys|labels-[0-9]+)"))
                    .hasSize(5);
        }
    }

    @ParameterizedTest
    @CsvSource({"'skoczki:width=5,height=5,variant=A', 3", "'skoczki:width=3,height=7,variant=A', 2"})
    void aMillionStates(String id, int shards) throws IOException {
        checkDatabase(Games.library().open(id), false, shards);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"'skoczki:width=6,height=5,variant=A', 16", "'connectfour:width=5,height=4', 16"})
    void manyMillionStates(String id, int shards) throws IOException {
        checkDatabase(Games.library().open(id), false, shards);
    }
}
