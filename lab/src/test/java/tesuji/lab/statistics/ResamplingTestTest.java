package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class ResamplingTestTest {
    private static final double[] DIE = {1, 2, 3, 4, 5, 6};

    /** Two dice by hand: 1 of 36 throws has the mean 1, 3 of 36 at most 1.5, 21 of 36 at least 3.5. */
    @Test
    void twoDice() {
        assertThat(ResamplingTest.pValue(DIE, 2, ResamplingTest::mean, 1)).isCloseTo(2 / 36.0, within(0.002));
        assertThat(ResamplingTest.pValue(DIE, 2, ResamplingTest::mean, 1.5)).isCloseTo(6 / 36.0, within(0.004));
        assertThat(ResamplingTest.pValue(DIE, 2, ResamplingTest::mean, 6)).isCloseTo(2 / 36.0, within(0.002));
        assertThat(ResamplingTest.pValue(DIE, 2, ResamplingTest::mean, 3.5)).isEqualTo(1);
    }

    /** Three dice by hand: the median is 1 if at least two of them show it, in 16 of 216 throws. */
    @Test
    void theMedianOfThreeDice() {
        assertThat(ResamplingTest.pValue(DIE, 3, ResamplingTest::median, 1)).isCloseTo(32 / 216.0, within(0.004));
    }

    @Test
    void whatNeverOccursIsNotImpossible() {
        assertThat(ResamplingTest.pValue(DIE, 2, ResamplingTest::mean, 7))
                .isPositive()
                .isLessThan(0.0001);
    }

    @Test
    void theOrderOfOurNumbersDoesNotMatter() {
        double[] turned = {6, 5, 4, 3, 2, 1};
        assertThat(ResamplingTest.pValue(turned, 2, ResamplingTest::mean, 1.5))
                .isEqualTo(ResamplingTest.pValue(DIE, 2, ResamplingTest::mean, 1.5));
        assertThat(turned).containsExactly(6, 5, 4, 3, 2, 1);
    }

    @Test
    void withoutNumbersThereIsNoTest() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ResamplingTest.pValue(new double[0], 2, ResamplingTest::mean, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> ResamplingTest.pValue(DIE, 0, ResamplingTest::mean, 1));
    }
}
