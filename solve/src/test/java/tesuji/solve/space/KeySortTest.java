package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class KeySortTest {
    /** Different keys in ascending order, from one number to another. */
    private static long[] sorted(int from, int to) {
        return LongStream.range(from, to).map(Rng::mix).sorted().toArray();
    }

    @Test
    void sortedWithoutDuplicatesAndWithoutWhatIsKnown() {
        long[] keys =
                LongStream.range(0, 10_000).map(i -> Rng.mix(1 + i % 4000)).toArray();
        long[] all = KeySort.sorted(keys, keys.length);
        long[] expected = keys.clone();
        Arrays.sort(expected);
        assertThat(all).isEqualTo(expected);
        int count = KeySort.distinct(all, all.length);
        assertThat(count).isEqualTo(4000);
        long[] known = sorted(1, 3001);
        count = KeySort.without(all, count, known);
        long[] rest = sorted(3001, 4001);
        assertThat(Arrays.copyOf(all, count)).isEqualTo(rest);
        assertThat(KeySort.merged(known, rest)).isEqualTo(sorted(1, 4001));
        assertThat(KeySort.without(rest.clone(), 1000, new long[0])).isEqualTo(1000);
    }
}
