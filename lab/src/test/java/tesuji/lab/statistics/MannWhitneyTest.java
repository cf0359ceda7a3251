package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where nothing else is said, expected values were computed by SciPy's mannwhitneyu. */
final class MannWhitneyTest {
    private static final double[] LOWER = {1, 2, 2, 3, 5, 5, 7};
    private static final double[] HIGHER = {2, 3, 4, 5, 6, 7, 7, 8};

    @Test
    void smallSamplesAreCounted() {
        MannWhitney test = MannWhitney.of(new double[] {19, 22, 16, 29, 24}, new double[] {20, 11, 17, 12});
        assertThat(test.u()).isEqualTo(17);
        assertThat(test.pValue()).isCloseTo(1 / 9.0, within(1e-12));
        assertThat(test.exact()).isTrue();
        double[] seven = {12.1, 3.3, 4.5, 9.9, 15.2, 8.8, 7.1};
        double[] eight = {1, 2, 3, 4, 5, 6, 10, 20};
        assertThat(MannWhitney.of(seven, eight).pValue()).isCloseTo(0.23185703185703188, within(1e-12));
    }

    /** By hand: of the 6 orders of two and two numbers one has all of the first sample below. */
    @Test
    void fourNumbersByHand() {
        assertThat(MannWhitney.of(new double[] {1, 2}, new double[] {3, 4}).pValue())
                .isCloseTo(2 / 6.0, within(1e-15));
        assertThat(MannWhitney.of(new double[] {1, 4}, new double[] {2, 3}).pValue())
                .isEqualTo(1);
    }

    @Test
    void equalNumbersAreCorrectedFor() {
        MannWhitney test = MannWhitney.of(LOWER, HIGHER);
        assertThat(test.u()).isEqualTo(15.5);
        assertThat(test.pValue()).isCloseTo(0.15998098139144024, within(1e-12));
        assertThat(test.exact()).isFalse();
        MannWhitney large = MannWhitney.of(repeated(LOWER), repeated(HIGHER));
        assertThat(large.u()).isEqualTo(558);
        assertThat(large.pValue()).isCloseTo(0.00022750417883855972, within(1e-12));
    }

    private static double[] repeated(double[] numbers) {
        return IntStream.range(0, 6)
                .boxed()
                .flatMapToDouble(i -> DoubleStream.of(numbers))
                .toArray();
    }

    @Test
    void theOrderOfTheSamplesDoesNotMatter() {
        assertThat(MannWhitney.of(HIGHER, LOWER).pValue())
                .isEqualTo(MannWhitney.of(LOWER, HIGHER).pValue());
        assertThat(MannWhitney.of(HIGHER, LOWER).u()).isEqualTo(56 - 15.5);
    }

    /** The normal approximation of twenty-one numbers each is close to what is counted for twenty. */
    @Test
    void theApproximationIsClose() {
        double[] low = IntStream.range(0, 21).mapToDouble(i -> 3 * i).toArray();
        double[] high = IntStream.range(0, 21).mapToDouble(i -> 3 * i + 10).toArray();
        MannWhitney approximated = MannWhitney.of(low, high);
        MannWhitney counted = MannWhitney.of(Arrays.copyOf(low, 20), Arrays.copyOf(high, 20));
        assertThat(approximated.exact()).isFalse();
        assertThat(counted.exact()).isTrue();
        assertThat(approximated.pValue()).isCloseTo(counted.pValue(), within(0.02));
    }

    @Test
    void numbersThatAreAllEqualDoNotDiffer() {
        assertThat(MannWhitney.of(new double[] {4, 4, 4}, new double[] {4, 4}).pValue())
                .isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> MannWhitney.of(new double[0], LOWER));
    }

    /** The product of two sizes above 46,341 does not fit into an int. */
    @Test
    void largeSamplesDoNotOverflow() {
        int size = 50_000;
        double[] one = new double[size];
        double[] other = new double[size];
        for (int i = 0; i < size; i++) {
            one[i] = 2 * i;
            other[i] = 2 * i + 1;
        }
        MannWhitney found = MannWhitney.of(one, other);
        assertThat(found.u()).isEqualTo(size * (size - 1.0) / 2);
        assertThat(found.pValue()).isGreaterThan(0.99);
        for (int i = 0; i < size; i++) other[i] += 4000;
        assertThat(MannWhitney.of(one, other).pValue()).isLessThan(1e-9);
    }
}
