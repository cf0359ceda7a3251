package tesuji.spark.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import scala.Tuple2;
import tesuji.core.base.Rng;
import tesuji.solve.space.Shards;

/** Keys come out of a block as they went in, and blocks are short. */
final class KeyBlockTest {
    private static long[] random(int count) {
        return LongStream.range(0, count).map(i -> Rng.mix(i + 1)).sorted().toArray();
    }

    private static void check(long base, long... keys) {
        byte[] block = KeyBlock.of(keys, 0, keys.length, base, 3);
        long[] read = new long[keys.length + 1];
        KeyBlock.read(block, base, read, 1);
        assertThat(KeyBlock.count(block)).isEqualTo(keys.length);
        assertThat(KeyBlock.weight(block)).isEqualTo(3);
        assertThat(Arrays.copyOfRange(read, 1, read.length)).isEqualTo(keys);
    }

    @Test
    void smallestAndLargestKeys() {
        check(Long.MIN_VALUE, Long.MIN_VALUE);
        check(Long.MIN_VALUE, Long.MAX_VALUE);
        check(Long.MIN_VALUE, Long.MIN_VALUE, Long.MAX_VALUE);
        check(Long.MIN_VALUE, -1, 0, 1);
        check(0, 0, Long.MAX_VALUE);
    }

    @Test
    void keysThatStandThereSeveralTimes() {
        check(5, 5, 5, 5, 9, 9, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    @Test
    void oneLongWayAmongShortOnes() {
        long[] keys = LongStream.range(0, 5000).toArray();
        keys[4999] = 1L << 60;
        check(0, keys);
        check(Long.MIN_VALUE, keys);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100, 1 << 16})
    void scrambledKeys(int count) {
        check(Long.MIN_VALUE, random(count));
    }

    @Test
    void aBlockIsCloseToTheBest() {
        int count = 1 << 16;
        byte[] block = KeyBlock.of(random(count), 0, count, Long.MIN_VALUE, 0);
        // 48 bits that nobody can foresee, and about two for where the next key begins
        assertThat(block.length * 8.0 / count).isLessThan(50.0);
    }

    @Test
    void aSenderKeepsRefutationsApartAndWinsTogether() {
        Shards shards = new Shards(4);
        long[] keys = random(100);
        int[] step = {0};
        BlockSender sender = new BlockSender(shards, false, out -> {
            for (long key : keys) {
                out.send(key, 0);
                out.send(key, 2);
            }
            return ++step[0] < 3;
        });
        List<Long> wins = new ArrayList<>();
        List<Long> refutations = new ArrayList<>();
        while (sender.hasNext()) {
            Tuple2<Integer, byte[]> block = sender.next();
            long[] read = new long[KeyBlock.count(block._2())];
            KeyBlock.read(block._2(), shards.begin(block._1()), read, 0);
            assertThat(Arrays.stream(read)).allMatch(key -> shards.of(key) == block._1());
            List<Long> to = KeyBlock.weight(block._2()) == 0 ? wins : refutations;
            for (long key : read) to.add(key);
        }
        assertThat(wins).containsExactlyElementsOf(Arrays.stream(keys).boxed().toList());
        assertThat(refutations)
                .containsExactlyElementsOf(Arrays.stream(keys)
                        .boxed()
                        .flatMap(key -> List.of(key, key, key).stream())
                        .toList());
    }
}
