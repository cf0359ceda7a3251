package tesuji.solve.retrograde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Value;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.space.HeapKeys;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;
import tesuji.solve.space.WorkFolder;
import tesuji.solve.space.WorkerPool;

/** With labels on disk the same values are found as in memory, whatever happens in between. */
final class DiskQueueTest {
    private static final String BOARD = "skoczki:width=3,height=6,variant=A";
    /** So little that messages between states wait on disk. */
    private static final long MEMORY = 1 << 16;

    @TempDir
    private Path place;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private Retrograde onDisk(boolean folded, int threads) {
        return new Retrograde(folded, threads, MEMORY, Optional.of(place.resolve("work")), true);
    }

    private static Solved inMemory(String id, boolean folded) {
        Retrograde method = folded ? Retrograde.STANDARD.withFolding() : Retrograde.STANDARD;
        return method.solve(game(id).start(), StopCondition.NEVER).orElseThrow();
    }

    private void checkSameDatabase(Solved found, Solved truth) throws IOException {
        Path ours = place.resolve("ours.db");
        Path theirs = place.resolve("theirs.db");
        DatabaseWriter.write(ours, found, Depth.DISTANCES);
        DatabaseWriter.write(theirs, truth, Depth.DISTANCES);
        assertThat(Files.mismatch(ours, theirs)).isEqualTo(-1);
        assertThat(found.labels().counts()).isEqualTo(truth.labels().counts());
    }

    @ParameterizedTest
    @CsvSource({
        "'skoczki:width=1,height=9,variant=A', false, 1",
        "'skoczki:width=1,height=8,variant=E', true, 2",
        "'skoczki:width=2,height=6,variant=C', false, 2",
        "'skoczki:width=2,height=7,variant=A', true, 1",
        "'skoczki:width=3,height=5,variant=B-1', false, 2",
        "'skoczki:width=3,height=6,variant=A', false, 2",
        "'skoczki:width=3,height=6,variant=A', true, 1",
        "'skoczki:width=4,height=5,variant=A', true, 2",
        "tictactoe, false, 1",
        "nim:piles=3-4-5, false, 2",
        "'connectfour:width=4,height=4', true, 2",
        "'kalah:pits=2,seeds=2', false, 1"
    })
    void theDatabaseIsThatOfMemory(String id, boolean folded, int threads) throws IOException {
        Solved found = onDisk(folded, threads)
                .solve(game(id).start(), StopCondition.NEVER)
                .orElseThrow();
        checkSameDatabase(found, inMemory(id, folded));
    }

    /** Stops as a limit does, in the middle of the labelling. */
    private void solveHalf(Retrograde method) {
        long states = inMemory(BOARD, false).space().size();
        AtomicLong asked = new AtomicLong();
        assertThat(method.solve(game(BOARD).start(), count -> count <= states || asked.incrementAndGet() < 12))
                .isEmpty();
        assertThat(place.resolve("work").resolve("labels")).exists();
    }

    @Test
    void aRunThatWasStoppedGoesOn() throws IOException {
        solveHalf(onDisk(false, 2));
        Solved found =
                onDisk(false, 1).solve(game(BOARD).start(), StopCondition.NEVER).orElseThrow();
        checkSameDatabase(found, inMemory(BOARD, false));
    }

    /** What was saved is read: where it is damaged the work does not go on. */
    @Test
    void aDamagedBookmarkIsRefused() throws IOException {
        solveHalf(onDisk(false, 1));
        Path labels = place.resolve("work").resolve("labels");
        byte[] bytes = Files.readAllBytes(labels);
        bytes[bytes.length / 2] ^= 1;
        Files.write(labels, bytes);
        assertThatThrownBy(() -> onDisk(false, 1).solve(game(BOARD).start(), StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + labels + " is damaged; remove its folder to begin anew.");
    }

    /** Many small shards, so that every step and every delivery has several rounds. */
    @Test
    void smallShardsGiveTheSameValues() {
        Solved truth = inMemory(BOARD, false);
        Reachable states = (Reachable) truth.space();
        try (WorkFolder folder = WorkFolder.open(place.resolve("work"), states.codec());
                WorkerPool pool = new WorkerPool(2);
                DiskQueue queue = new DiskQueue(states, folder, MEMORY, pool, StopCondition.NEVER, 64)) {
            StateLabels found = queue.run(-1, Bookmark.NONE).orElseThrow();
            assertThat(queue.demandMovesOfDraws()).isTrue();
            for (long state = 0; state < states.size(); state++) {
                assertThat(found.value(state)).isEqualTo(truth.labels().value(state));
                assertThat(found.distance(state)).isEqualTo(truth.labels().distance(state));
            }
        }
    }

    /** Both leave the same bookmark. */
    @Test
    void whatWasBegunOnDiskGoesOnInMemory() throws IOException {
        solveHalf(onDisk(false, 1));
        Solved found = Retrograde.STANDARD
                .withFolder(place.resolve("work"))
                .solve(game(BOARD).start(), StopCondition.NEVER)
                .orElseThrow();
        checkSameDatabase(found, inMemory(BOARD, false));
    }

    @Test
    void whatWasBegunInMemoryGoesOnOnDisk() throws IOException {
        solveHalf(Retrograde.STANDARD.withFolder(place.resolve("work")));
        Solved found =
                onDisk(false, 1).solve(game(BOARD).start(), StopCondition.NEVER).orElseThrow();
        checkSameDatabase(found, inMemory(BOARD, false));
    }

    /** What a program that was killed has half done is not taken for a result. */
    @Test
    void leftoversOfAKilledProgramAreRemoved() throws IOException {
        solveHalf(onDisk(false, 1));
        Path work = place.resolve("work");
        Files.write(work.resolve("working-labels"), new byte[100]);
        Files.write(work.resolve("piece-7"), new byte[100]);
        Solved found =
                onDisk(false, 1).solve(game(BOARD).start(), StopCondition.NEVER).orElseThrow();
        checkSameDatabase(found, inMemory(BOARD, false));
        assertThat(work.resolve("piece-7")).doesNotExist();
    }

    @Test
    void theSearchMayStopEarly() {
        Game game = game("skoczki:width=1,height=9,variant=A");
        Solved early =
                onDisk(false, 1).solve(game.start(), StopCondition.NEVER, true).orElseThrow();
        assertThat(early.start())
                .isEqualTo(inMemory("skoczki:width=1,height=9,variant=A", false).start());
        assertThat(early.labels().counts().unknown()).isPositive();
        Solved again =
                onDisk(false, 1).solve(game.start(), StopCondition.NEVER, true).orElseThrow();
        assertThat(again.start()).isEqualTo(early.start());
    }

    /** A state that is missing makes draws of others; their moves show it. */
    @Test
    void aGapInTheStatesIsFoundByTheDraws() {
        Solved truth = inMemory("skoczki:width=2,height=7,variant=A", false);
        Reachable all = (Reachable) truth.space();
        long decided = LongStream.range(0, all.size())
                .filter(state -> truth.labels().value(state) == Value.LOSS
                        && truth.labels().distance(state) == 6)
                .findFirst()
                .orElseThrow();
        long[] others = LongStream.range(0, all.size())
                .filter(state -> state != decided)
                .map(all.keys()::at)
                .toArray();
        assertThat(lookedAt(all)).isTrue();
        assertThatThrownBy(() -> lookedAt(new Reachable(all.codec(), new HeapKeys(others), all.frontiers())))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not complete");
    }

    private boolean lookedAt(Reachable states) {
        try (WorkFolder folder = WorkFolder.open(place.resolve("work"), states.codec());
                WorkerPool pool = new WorkerPool(2);
                DiskQueue queue = new DiskQueue(states, folder, MEMORY, pool, StopCondition.NEVER)) {
            assertThat(queue.run(-1, Bookmark.NONE)).isPresent();
            return queue.demandMovesOfDraws();
        }
    }

    @Test
    void aFullDiskIsTold() throws IOException {
        Path full = Path.of("/dev/full"); // which says so whenever something is written to it
        assumeTrue(Files.exists(full));
        Reachable states = (Reachable) inMemory(BOARD, false).space();
        StateCodec codec = states.codec();
        try (WorkFolder folder = WorkFolder.open(place.resolve("work"), codec);
                WorkerPool pool = new WorkerPool(1)) {
            Path labels = Files.createSymbolicLink(folder.file("working-labels"), full);
            assertThatThrownBy(() -> solve(states, folder, pool))
                    .isInstanceOf(InputException.class)
                    .hasMessage("The folder " + place.resolve("work") + " cannot be used: No space left on device.");
            Files.delete(labels);
        }
    }

    private static void solve(Reachable states, WorkFolder folder, WorkerPool pool) {
        try (DiskQueue queue = new DiskQueue(states, folder, MEMORY, pool, StopCondition.NEVER)) {
            queue.run(-1, Bookmark.NONE);
        }
    }
}
