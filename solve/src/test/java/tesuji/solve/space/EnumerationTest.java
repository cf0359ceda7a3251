package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import tesuji.core.game.Position;
import tesuji.core.play.Patience;
import tesuji.games.Games;
import tesuji.solve.Arrows;

final class EnumerationTest {
    private static final long PLENTY = 1L << 28;

    @TempDir
    private Path folder;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private static Reachable inMemory(Coder coder, int threads) {
        return new Enumeration(coder, threads, PLENTY).run(Patience.ENDLESS).orElseThrow();
    }

    private static long[] keys(Reachable states) {
        return LongStream.range(0, states.size()).map(states.keys()::at).toArray();
    }

    /** Tic-tac-toe: 5478 positions, 765 up to symmetry; Connect Four: Tromp's counts. */
    @ParameterizedTest
    @CsvSource({"tictactoe, false, 5478", "tictactoe, true, 765", "'connectfour:width=4,height=4', false, 161029"})
    void countsArePublished(String id, boolean folded, long count) {
        Reachable states = inMemory(Coder.of(game(id), folded), 2);
        assertThat(states.size()).isEqualTo(count);
        assertThat(states.frontiers().stream().mapToLong(Long::longValue).sum()).isEqualTo(states.size());
        assertThat(states.frontiers().get(0)).isEqualTo(1);
    }

    @Test
    void numbersDoNotDependOnThreads() {
        Coder coder = Coder.folded(game("connectfour:width=4,height=4"));
        Reachable one = inMemory(coder, 1);
        Reachable two = inMemory(coder, 2);
        assertThat(keys(two)).isEqualTo(keys(one)).isSorted();
        assertThat(two.frontiers()).isEqualTo(one.frontiers());
    }

    @Test
    void everyStateIsFoundWhereItIs() {
        Reachable states = inMemory(Coder.plain(game("tictactoe")), 1);
        Walker walker = states.walker();
        Position position = states.game().start();
        for (long state = 0; state < states.size(); state++) {
            assertThat(walker.place(state, position)).isTrue();
            assertThat(walker.number(position)).isEqualTo(state);
        }
        assertThat(states.keys().find(keys(states)[0] + 1)).isEqualTo(Walker.NOWHERE);
    }

    @Test
    void imagesShareAState() {
        Game game = game("tictactoe");
        Walker walker = inMemory(Coder.folded(game), 1).walker();
        for (int symmetry = 0; symmetry < game.symmetries().count(); symmetry++) {
            Position position = game.start();
            Position image = game.start();
            for (int move : new int[] {1, 5, 0, 8}) {
                position.play(move);
                image.play(game.symmetries().move(symmetry, move));
                assertThat(walker.number(image)).isEqualTo(walker.number(position));
            }
        }
    }

    @Test
    void theDiskFindsWhatMemoryFinds() {
        Coder coder = Coder.plain(game("connectfour:width=4,height=4"));
        Reachable inMemory = inMemory(coder, 1);
        long tenth = inMemory.size() * Long.BYTES / 10;
        Reachable onDisk = new DiskEnumeration(coder, 2, tenth, folder)
                .run(Patience.ENDLESS)
                .orElseThrow();
        assertThat(keys(onDisk)).isEqualTo(keys(inMemory));
        assertThat(onDisk.frontiers()).isEqualTo(inMemory.frontiers());
        for (long state = 0; state < onDisk.size(); state++) {
            assertThat(onDisk.keys().find(onDisk.keys().at(state))).isEqualTo(state);
        }
        assertThat(onDisk.keys().find(12345)).isEqualTo(inMemory.keys().find(12345));
    }

    @Test
    void cyclesEnd() {
        Coder coder = Coder.plain(Arrows.random(300, 5));
        Reachable inMemory = inMemory(coder, 2);
        Reachable onDisk =
                new DiskEnumeration(coder, 1, 1, folder).run(Patience.ENDLESS).orElseThrow();
        assertThat(keys(onDisk)).isEqualTo(keys(inMemory));
    }

    /** Stops somewhere in the middle, as a kill would, and goes on. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void anInterruptedRunGoesOn(boolean onDisk) {
        Coder coder = Coder.plain(game("connectfour:width=4,height=4"));
        assertThat(run(coder, onDisk, nodes -> nodes < 20_000)).isEmpty();
        AtomicLong first = new AtomicLong(-1);
        Reachable states = run(coder, onDisk, nodes -> {
                    first.compareAndSet(-1, nodes);
                    return true;
                })
                .orElseThrow();
        assertThat(first.get()).as("states known when the second run began").isGreaterThan(1000);
        assertThat(keys(states)).isEqualTo(keys(inMemory(coder, 1)));
    }

    private Optional<Reachable> run(Coder coder, boolean onDisk, Patience patience) {
        return onDisk
                ? new DiskEnumeration(coder, 1, 1 << 16, folder).run(patience)
                : new Enumeration(coder, 2, PLENTY, Optional.of(folder)).run(patience);
    }

    @Test
    void memoryIsALimit() {
        Coder coder = Coder.plain(game("connectfour:width=4,height=4"));
        assertThat(new Enumeration(coder, 1, 1 << 18).run(Patience.ENDLESS)).isEmpty();
    }

    @Test
    void memoryIsALimitForWhatAnEarlierRunFoundToo() {
        Coder coder = Coder.plain(game("connectfour:width=4,height=4"));
        run(coder, false, Patience.ENDLESS);
        assertThat(new Enumeration(coder, 1, 1 << 18, Optional.of(folder)).run(Patience.ENDLESS))
                .isEmpty();
    }

    @Test
    void foldersOfOtherGamesAreRefused() {
        run(Coder.plain(game("tictactoe")), false, Patience.ENDLESS);
        assertThatThrownBy(() -> run(Coder.folded(game("tictactoe")), false, Patience.ENDLESS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("something else");
        assertThatThrownBy(() -> run(Coder.plain(game("nim")), true, Patience.ENDLESS))
                .isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @CsvSource({"false, frontier-00003", "true, frontier-00003", "true, keys"})
    void damagedFilesAreRefused(boolean onDisk, String name) throws IOException {
        Coder coder = Coder.plain(game("tictactoe"));
        run(coder, onDisk, name.equals("keys") ? Patience.ENDLESS : nodes -> nodes < 2000);
        Path file = folder.resolve(name);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 3] ^= 4;
        Files.write(file, bytes);
        assertThatThrownBy(() -> run(coder, onDisk, Patience.ENDLESS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void gamesWithAMemoryAreRefused() {
        assertThatThrownBy(() -> Coder.plain(game("go:size=2")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("earlier positions");
    }

    @Test
    void gamesWithoutNumbersAreRefused() {
        assertThatThrownBy(() -> Coder.plain(game("hex:size=11")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("neither packing nor indexing");
    }
}
