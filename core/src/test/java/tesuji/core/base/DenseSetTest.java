package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DenseSetTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void behavesLikeASet(long seed) {
        Rng rng = new Rng(seed);
        DenseSet dense = new DenseSet(20);
        TreeSet<Integer> reference = new TreeSet<>();
        for (int step = 0; step < 500; step++) {
            int item = rng.nextInt(20);
            int deed = rng.nextInt(40);
            if (deed == 0) {
                dense.clear();
                reference.clear();
            } else if (deed < 20) {
                assertThat(dense.remove(item)).isEqualTo(reference.remove(item));
            } else {
                assertThat(dense.add(item)).isEqualTo(reference.add(item));
            }
            assertThat(IntStream.range(0, dense.size()).map(dense::at)).containsExactlyInAnyOrderElementsOf(reference);
            assertThat(IntStream.range(0, 20).filter(dense::contains).boxed()).containsExactlyElementsOf(reference);
        }
    }

    @Test
    void theLastItemFillsTheHole() {
        DenseSet set = new DenseSet(5);
        for (int item : new int[] {4, 2, 0}) set.add(item);
        set.remove(4);
        assertThat(new int[] {set.at(0), set.at(1)}).containsExactly(0, 2);
    }
}
