package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Arrows;

final class EnumerationTest {
    private static final long PLENTY = 1L << 28;

    @TempDir
    private Path folder;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private static Reachable inMemory(StateCodec codec, int threads) {
        return new Enumeration(codec, threads, PLENTY).run(StopCondition.NEVER).orElseThrow();
    }

    private static long[] keys(Reachable states) {
        return LongStream.range(0, states.size()).map(states.keys()::at).toArray();
    }

    /** Tic-tac-toe: 5478 positions, 765 up to symmetry; Connect Four: Tromp's counts. */
    @ParameterizedTest
    @CsvSource({"tictactoe, false, 5478", "tictactoe, true, 765", "'connectfour:width=4,height=4', false, 161029"})
    void countsArePublished(String id, boolean folded, long count) {
        Reachable states = inMemory(StateCodec.of(game(id), folded), 2);
        assertThat(states.size()).isEqualTo(count);
        assertThat(states.frontiers().stream().mapToLong(Long::longValue).sum()).isEqualTo(states.size());
        assertThat(states.frontiers().get(0)).isEqualTo(1);
    }

    @Test
    void numbersDoNotDependOnThreads() {
        StateCodec codec = StateCodec.folded(game("connectfour:width=4,height=4"));
        Reachable one = inMemory(codec, 1);
        Reachable two = inMemory(codec, 2);
        assertThat(keys(two)).isEqualTo(keys(one)).isSorted();
        assertThat(two.frontiers()).isEqualTo(one.frontiers());
    }

    @Test
    void everyStateIsFoundWhereItIs() {
        Reachable states = inMemory(StateCodec.plain(game("tictactoe")), 1);
        StateCursor cursor = states.cursor();
        Position position = states.game().start();
        for (long state = 0; state < states.size(); state++) {
            assertThat(cursor.place(state, position)).isTrue();
            assertThat(cursor.number(position)).isEqualTo(state);
        }
        assertThat(states.keys().find(keys(states)[0] + 1)).isEqualTo(StateCursor.NOWHERE);
    }

    @Test
    void imagesShareAState() {
        Game game = game("tictactoe");
        StateCursor cursor = inMemory(StateCodec.folded(game), 1).cursor();
        for (int symmetry = 0; symmetry < game.symmetries().count(); symmetry++) {
            Position position = game.start();
            Position image = game.start();
            for (int move : new int[] {1, 5, 0, 8}) {
                position.play(move);
                image.play(game.symmetries().move(symmetry, move));
                assertThat(cursor.number(image)).isEqualTo(cursor.number(position));
            }
        }
    }

    @Test
    void theDiskFindsWhatMemoryFinds() {
        StateCodec codec = StateCodec.plain(game("connectfour:width=4,height=4"));
        Reachable inMemory = inMemory(codec, 1);
        long tenth = inMemory.size() * Long.BYTES / 10;
        Reachable onDisk = onDisk(codec, 2, tenth, StopCondition.NEVER).orElseThrow();
        assertThat(keys(onDisk)).isEqualTo(keys(inMemory));
        assertThat(onDisk.frontiers()).isEqualTo(inMemory.frontiers());
        for (long state = 0; state < onDisk.size(); state++) {
            assertThat(onDisk.keys().find(onDisk.keys().at(state))).isEqualTo(state);
        }
        assertThat(onDisk.keys().find(12345)).isEqualTo(inMemory.keys().find(12345));
    }

    @Test
    void cyclesEnd() {
        StateCodec codec = StateCodec.plain(Arrows.random(300, 5));
        Reachable inMemory = inMemory(codec, 2);
        Reachable onDisk = onDisk(codec, 1, 1, StopCondition.NEVER).orElseThrow();
        assertThat(keys(onDisk)).isEqualTo(keys(inMemory));
    }

    /** Stops somewhere in the middle, as a kill would, and goes on. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void anInterruptedRunGoesOn(boolean onDisk) {
        StateCodec codec = StateCodec.plain(game("connectfour:width=4,height=4"));
        assertThat(run(codec, onDisk, nodes -> nodes < 20_000)).isEmpty();
        AtomicLong first = new AtomicLong(-1);
        Reachable states = run(codec, onDisk, nodes -> {
                    first.compareAndSet(-1, nodes);
                    return true;
                })
                .orElseThrow();
        assertThat(first.get()).as("states known when the second run began").isGreaterThan(1000);
        assertThat(keys(states)).isEqualTo(keys(inMemory(codec, 1)));
    }

    private Optional<Reachable> run(StateCodec codec, boolean onDisk, StopCondition stop) {
        return onDisk ? onDisk(codec, 1, 1 << 16, stop) : inFolder(codec, 2, PLENTY, stop);
    }

    private Optional<Reachable> onDisk(StateCodec codec, int threads, long memory, StopCondition stop) {
        try (WorkFolder work = WorkFolder.open(folder, codec)) {
            return new DiskEnumeration(codec, threads, memory, work).run(stop);
        }
    }

    private Optional<Reachable> inFolder(StateCodec codec, int threads, long memory, StopCondition stop) {
        try (WorkFolder work = WorkFolder.open(folder, codec)) {
            return new Enumeration(codec, threads, memory, Optional.of(work)).run(stop);
        }
    }

    @Test
    void memoryIsALimit() {
        StateCodec codec = StateCodec.plain(game("connectfour:width=4,height=4"));
        assertThat(new Enumeration(codec, 1, 1 << 18).run(StopCondition.NEVER)).isEmpty();
    }

    @Test
    void memoryIsALimitForWhatAnEarlierRunFoundToo() {
        StateCodec codec = StateCodec.plain(game("connectfour:width=4,height=4"));
        run(codec, false, StopCondition.NEVER);
        assertThat(inFolder(codec, 1, 1 << 18, StopCondition.NEVER)).isEmpty();
    }

    /** A frontier of more keys than an array has places, whose file is one hole. */
    @Test
    void moreStatesThanAnArrayHoldsAreALimit() throws IOException {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        run(codec, false, nodes -> nodes < 2000);
        long keys = 1L << 31;
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("frontier-00001").toFile(), "rw")) {
            file.seek(Long.BYTES);
            file.writeLong(keys);
            file.setLength(KeyWriter.HEADER + keys * Long.BYTES);
        }
        assertThat(run(codec, false, StopCondition.NEVER)).isEmpty();
    }

    @Test
    void foldersOfOtherGamesAreRefused() {
        run(StateCodec.plain(game("tictactoe")), false, StopCondition.NEVER);
        assertThatThrownBy(() -> run(StateCodec.folded(game("tictactoe")), false, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("something else");
        assertThatThrownBy(() -> run(StateCodec.plain(game("nim")), true, StopCondition.NEVER))
                .isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @CsvSource({"false, frontier-00003", "true, frontier-00003", "true, keys"})
    void damagedFilesAreRefused(boolean onDisk, String name) throws IOException {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        run(codec, onDisk, name.equals("keys") ? StopCondition.NEVER : nodes -> nodes < 2000);
        Path file = folder.resolve(name);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 3] ^= 4;
        Files.write(file, bytes);
        assertThatThrownBy(() -> run(codec, onDisk, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    /** Whole files that do not belong together: one frontier twice, or one too few. */
    @Test
    void filesThatDoNotFitTogetherAreRefused() throws IOException {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        run(codec, false, nodes -> nodes < 2000);
        Files.copy(
                folder.resolve("frontier-00002"),
                folder.resolve("frontier-00003"),
                StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> run(codec, false, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessage("The files in the folder " + folder + " do not fit together; remove it to begin anew.");
    }

    @Test
    void keysWithoutTheirFrontiersAreRefused() throws IOException {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        run(codec, true, StopCondition.NEVER);
        Files.delete(folder.resolve("frontier-00005"));
        assertThatThrownBy(() -> run(codec, true, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("do not fit together");
    }

    /** Of versions that did not lock it, and of nobody knows which game. */
    @Test
    void foldersThatCannotBeTrustedAreRefused() throws IOException {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        run(codec, false, nodes -> nodes < 2000);
        Path manifest = folder.resolve("states");
        Files.writeString(manifest, Files.readString(manifest).replace("states 2", "states 1"));
        assertThatThrownBy(() -> run(codec, false, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is of an earlier version")
                .hasMessageContaining("remove it to begin anew");
        Files.delete(manifest);
        assertThatThrownBy(() -> run(codec, false, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("not the file that says of which");
        assertThat(manifest).doesNotExist();
    }

    @Test
    void whatAKilledProgramLeftIsRemovedAndNothingElse() throws IOException {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        for (String name : new String[] {".frontier-00007.123.tmp", "piece-3", ".mine.123.tmp", "piece-of-cake"}) {
            Files.writeString(folder.resolve(name), name);
        }
        WorkFolder.open(folder, codec).close();
        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder(".lock", "states", ".mine.123.tmp", "piece-of-cake");
    }

    @Test
    void oneProgramWorksInAFolder() {
        StateCodec codec = StateCodec.plain(game("tictactoe"));
        try (WorkFolder work = WorkFolder.open(folder, codec)) {
            assertThat(work.isBegun()).isFalse();
            assertThatThrownBy(() -> WorkFolder.open(folder, codec))
                    .isInstanceOf(InputException.class)
                    .hasMessage("Another program is working in the folder " + folder + " just now.");
        }
    }

    /** A state that is not listed is an error for whoever comes to it, never the number of a state. */
    @Test
    void aMissingSuccessorIsRefused() {
        Reachable whole = inMemory(StateCodec.plain(game("tictactoe")), 1);
        long gone = whole.cursor().number(whole.game().start()) == 0 ? 1 : 0;
        long[] others = LongStream.of(keys(whole))
                .filter(key -> key != whole.keys().at(gone))
                .toArray();
        Reachable torn = new Reachable(whole.codec(), new HeapKeys(others), whole.frontiers());
        StateCursor cursor = torn.cursor();
        long[] into = new long[torn.game().maxLegalMoves()];
        assertThatThrownBy(() -> {
                    for (long state = 0; state < torn.size(); state++) cursor.successors(state, into);
                })
                .isInstanceOf(InputException.class)
                .hasMessageContaining("The list of states of tictactoe is not complete");
    }

    @Test
    void gamesWithAMemoryAreRefused() {
        assertThatThrownBy(() -> StateCodec.plain(game("go:size=2")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("earlier positions");
    }

    @Test
    void gamesWithoutNumbersAreRefused() {
        assertThatThrownBy(() -> StateCodec.plain(game("hex:size=11")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("neither packing nor indexing");
    }
}
