package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
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

    @Test
    void whatNoArrayHoldsIsRefusedInASentence() {
        assertThat(ShardSize.of(Integer.MAX_VALUE - 8)).isEqualTo(Integer.MAX_VALUE - 8);
        assertThatThrownBy(() -> ShardSize.of(1L << 31))
                .isInstanceOf(InputException.class)
                .hasMessage("A shard has 2147483648 elements in a row, and memory can hold at most 2147483639 of them;"
                        + " begin anew with more --shards.");
    }

    /** A list that is full above 2^32 / 3 elements would have a negative size half as large again. */
    @Test
    void aListGrowsAsFarAsAnArrayCan() {
        assertThat(LongList.grown(16)).isEqualTo(24);
        assertThat(LongList.grown(1_500_000_000)).isEqualTo(ShardSize.LARGEST);
        assertThatThrownBy(() -> LongList.grown(ShardSize.LARGEST))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("keep them on disk");
    }

    @Test
    void listsThatNoArrayHoldsAreNotJoined() {
        LongList list = new LongList(1 << 20);
        for (int i = 0; i < 1 << 20; i++) list.add(i);
        LongList[] many = new LongList[1 << 11];
        Arrays.fill(many, list);
        assertThatThrownBy(() -> LongList.joined(many))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("One step of the work has 2147483648 states, and memory can hold at most");
    }
}
