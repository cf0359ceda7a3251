package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Expected values were computed by SciPy's ttest_ind and ttest_ind_from_stats without equal variances. */
final class WelchTestTest {
    @Test
    void twoSamples() {
        Sample one = Sample.of(
                List.of(27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4));
        Sample other = Sample.of(
                List.of(27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 24.4, 24.4));
        WelchTest test = WelchTest.of(one, other);
        assertThat(test.t()).isCloseTo(-2.7947956113086603, within(1e-9));
        assertThat(test.degrees()).isCloseTo(24.280422349357256, within(1e-9));
        assertThat(test.pValue()).isCloseTo(0.009985901268864046, within(1e-9));
    }

    @Test
    void whatPapersPrintIsEnough() {
        WelchTest test = WelchTest.of(10, 69.2, 14.3, 25, 60.1, 9.5);
        assertThat(test.t()).isCloseTo(1.8552507090640578, within(1e-9));
        assertThat(test.pValue()).isCloseTo(0.08764749926902139, within(1e-9));
    }

    @Test
    void numbersThatDoNotVaryDifferOrDoNot() {
        assertThat(WelchTest.of(5, 3, 0, 5, 3, 0).pValue()).isEqualTo(1);
        assertThat(WelchTest.of(5, 3, 0, 5, 4, 0).pValue()).isNaN();
        assertThatIllegalArgumentException().isThrownBy(() -> WelchTest.of(1, 3, 0, 5, 4, 1));
    }
}
