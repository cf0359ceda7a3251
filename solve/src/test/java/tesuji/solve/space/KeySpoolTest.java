package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.Rng;
import tesuji.games.Games;

/** What is put in by several workers comes out shard by shard, each message as often as it was put in. */
final class KeySpoolTest {
    private static final int HEAVIEST = 2;
    private static final int THREADS = 2;

    @TempDir
    private Path place;

    private WorkFolder folder;

    @BeforeEach
    void open() {
        folder = WorkFolder.open(place, StateCodec.plain(Games.library().open("tictactoe")));
    }

    @AfterEach
    void close() {
        folder.close();
    }

    /** So little memory that most messages wait on disk. */
    private KeySpool spool() {
        return new KeySpool(folder, THREADS, HEAVIEST, 0);
    }

    private long piecesOnDisk() throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.getFileName().toString().startsWith("piece-"))
                    .count();
        }
    }

    /** Puts pseudo-random messages in, some of them several times; their keys by weight. */
    private static List<List<Long>> fill(KeySpool spool, int count, long seed) {
        List<List<Long>> put = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < count; i++) {
            long key = Rng.mix(seed + i % (count / 2 + 1));
            int weight = i % 3;
            spool.put(i % THREADS, key, weight);
            put.get(weight).add(key);
            if (i % 100 == 0) for (int worker = 0; worker < THREADS; worker++) spool.settle(worker);
        }
        return put;
    }

    private static void checkTakenOut(KeySpool spool, Shards shards, List<List<Long>> put) {
        List<List<Long>> taken = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        int last = -1;
        while (spool.hasNext()) {
            KeySpool.Batch batch = spool.next(shards);
            assertThat(batch.shard()).isGreaterThan(last);
            last = batch.shard();
            for (int weight = 0; weight <= HEAVIEST; weight++) {
                LongList keys = batch.keys().get(weight);
                int wrong = 0;
                for (long key : Arrays.copyOf(keys.elements(), keys.size())) {
                    if (shards.of(key) != batch.shard()) wrong++;
                    taken.get(weight).add(key);
                }
                assertThat(wrong).isZero();
            }
        }
        for (int weight = 0; weight <= HEAVIEST; weight++) {
            assertThat(taken.get(weight).stream().sorted())
                    .containsExactlyElementsOf(put.get(weight).stream().sorted().toList());
        }
    }

    @Test
    void everyMessageComesOutOnceInOrder() throws IOException {
        try (KeySpool spool = spool()) {
            List<List<Long>> first = fill(spool, 50_000, 1);
            assertThat(spool.pieces()).isPositive();
            assertThat(piecesOnDisk()).isEqualTo(spool.pieces());
            spool.turn();
            List<List<Long>> second = fill(spool, 30_000, 7_000_000); // waits for the turn after
            checkTakenOut(spool, new Shards(13), first);
            spool.turn();
            checkTakenOut(spool, new Shards(1), second);
            assertThat(piecesOnDisk()).isZero();
        }
    }

    /** Else a large pass would have more files open than a process may. */
    @Test
    void manyPiecesBecomeFew() throws IOException {
        try (KeySpool spool = spool()) {
            int most = 0;
            List<List<Long>> put = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            for (int i = 0; i < 75; i++) {
                List<List<Long>> more = fill(spool, 5_000, i % 10 * 1_000_000L);
                for (int weight = 0; weight <= HEAVIEST; weight++)
                    put.get(weight).addAll(more.get(weight));
                most = Math.max(most, spool.pieces());
            }
            assertThat(most).isBetween(200, 256);
            assertThat(piecesOnDisk()).isEqualTo(spool.pieces());
            spool.turn();
            checkTakenOut(spool, new Shards(3), put);
            assertThat(piecesOnDisk()).isZero();
        }
    }

    @Test
    void shardsWithoutMessagesAreLeftOut() {
        try (KeySpool spool = spool()) {
            spool.put(0, Long.MAX_VALUE, 1);
            spool.put(1, Long.MIN_VALUE, 0);
            spool.turn();
            Shards shards = new Shards(1 << 20);
            assertThat(spool.next(shards).shard()).isZero();
            assertThat(spool.next(shards).shard()).isEqualTo((1 << 20) - 1);
            assertThat(spool.hasNext()).isFalse();
        }
    }

    @Test
    void piecesThatSomebodyRemovedAreNoFailureAtTheEnd() throws IOException {
        try (KeySpool spool = spool()) {
            fill(spool, 50_000, 1);
            spool.turn();
            fill(spool, 50_000, 2);
            try (Stream<Path> files = Files.list(place)) {
                for (Path file : files.filter(
                                each -> each.getFileName().toString().startsWith("piece-"))
                        .toList()) {
                    Files.delete(file);
                }
            }
        }
        assertThat(piecesOnDisk()).isZero();
    }

    @Test
    void nothingIsLeftOfASpoolThatIsNotEmptied() throws IOException {
        try (KeySpool spool = spool()) {
            fill(spool, 50_000, 1);
            spool.turn();
            fill(spool, 50_000, 2);
            assertThat(spool.hasNext()).isTrue();
            assertThat(piecesOnDisk()).isPositive();
        }
        assertThat(piecesOnDisk()).isZero();
    }
}
