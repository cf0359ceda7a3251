package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.games.Games;

/** Ranges of keys, what is found in one, and their files. */
final class ShardsTest {
    private static long[] someKeys(int count) {
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) keys[i] = Rng.mix(i + 1);
        Arrays.sort(keys);
        return keys;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 16, 1000, 1 << 20})
    void everyKeyIsInExactlyOneShard(int count) {
        Shards shards = new Shards(count);
        assertThat(shards.begin(0)).isEqualTo(Long.MIN_VALUE);
        assertThat(shards.last(count - 1)).isEqualTo(Long.MAX_VALUE);
        for (int shard = 0; shard < count; shard += 1 + count / 100) {
            assertThat(shards.of(shards.begin(shard))).isEqualTo(shard);
            assertThat(shards.of(shards.last(shard))).isEqualTo(shard);
        }
        for (long key : someKeys(100)) {
            int shard = shards.of(key);
            assertThat(key).isBetween(shards.begin(shard), shards.last(shard));
        }
    }

    @Test
    void tooManyShardsAreRefused() {
        assertThatThrownBy(() -> new Shards(0)).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> new Shards((1 << 20) + 1)).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 12, 1000})
    void keysOfAShardAreFoundAndOthersAreNot(int size) {
        for (int count : new int[] {1, 3}) {
            Shards shards = new Shards(count);
            for (int shard = 0; shard < count; shard++) {
                int here = shard;
                long[] keys = Arrays.stream(someKeys(size))
                        .filter(key -> shards.of(key) == here)
                        .toArray();
                ShardKeys found = new ShardKeys(shards, shard, keys);
                for (int i = 0; i < keys.length; i++) {
                    assertThat(found.find(keys[i])).isEqualTo(i);
                    assertThat(found.find(keys[i] ^ 1)).isEqualTo(ShardKeys.NOWHERE);
                }
                assertThat(found.find(shards.begin(shard))).isEqualTo(ShardKeys.NOWHERE);
                assertThat(found.find(shards.last(shard))).isEqualTo(ShardKeys.NOWHERE);
            }
        }
    }

    @Test
    void aStreamOfKeysIsTheFileOfKeys(@TempDir Path folder) throws IOException {
        long[] keys = someKeys(20_000);
        KeyWriter.write(folder.resolve("keys"), keys, keys.length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        KeyStream.write(out, keys);
        assertThat(out.toByteArray()).isEqualTo(Files.readAllBytes(folder.resolve("keys")));
        assertThat(read(out.toByteArray(), "it")).isEqualTo(keys);
    }

    private static long[] read(byte[] bytes, String name) throws IOException {
        return KeyStream.read(new ByteArrayInputStream(bytes), bytes.length, name);
    }

    /** Room for 2,000,000,000 keys would be taken, which no machine of these tests has. */
    @Test
    void aStreamIsNotBelievedWhatItsLengthRefutes() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        KeyStream.write(out, someKeys(100));
        byte[] bytes = out.toByteArray();
        for (long size : new long[] {2_000_000_000, 101, 99, -1, 100 + (1L << 61)}) {
            ByteBuffer.wrap(bytes).putLong(Long.BYTES, size);
            assertThatThrownBy(() -> read(bytes, "it"))
                    .isInstanceOf(InputException.class)
                    .hasMessage("The file it is damaged; remove its folder to begin anew.");
            assertThatThrownBy(() -> KeyStream.copy(new ByteArrayInputStream(bytes), bytes.length, "it", part -> {}))
                    .isInstanceOf(InputException.class);
        }
        assertThatThrownBy(() -> read(new byte[5], "it")).isInstanceOf(InputException.class);
    }

    @Test
    void aDamagedStreamIsRefused() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        KeyStream.write(out, someKeys(100));
        byte[] bytes = out.toByteArray();
        bytes[500] ^= 4;
        assertThatThrownBy(() -> read(bytes, "shard-00003.keys"))
                .isInstanceOf(InputException.class)
                .hasMessage("The file shard-00003.keys is damaged; remove its folder to begin anew.");
        bytes[500] ^= 4;
        byte[] cut = Arrays.copyOf(bytes, bytes.length - 1);
        assertThatThrownBy(() -> read(cut, "it")).isInstanceOf(InputException.class);
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        assertThatThrownBy(() -> read(longer, "it")).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"skoczki:width=3,height=5,variant=A", "skoczki:width=4,height=5,variant=A"})
    void everyMoveIsFoundInBothDirections(String id) {
        for (boolean folded : new boolean[] {false, true}) {
            StateCodec codec = StateCodec.of(Games.library().open(id), folded);
            Neighbours neighbours = new Neighbours(codec);
            long[] children = neighbours.successorRoom();
            long[] parents = neighbours.predecessorRoom();
            long key = codec.origin();
            for (int ply = 0; ply < 12; ply++) {
                int count = neighbours.successors(key, children);
                if (count <= 0) break;
                assertThat(neighbours.mobility(key)).isEqualTo(count);
                for (int i = 0; i < count; i++) {
                    int before = neighbours.predecessors(children[i], parents);
                    assertThat(Arrays.copyOf(parents, before)).contains(key);
                }
                key = children[ply % count];
            }
        }
    }
}
