package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Expected values were computed by SciPy's ttest_1samp and ttest_rel. */
final class MeanEstimateTest {
    @Test
    void aMeanHasStudentsInterval() {
        MeanEstimate estimate = MeanEstimate.of(List.of(2.0, 4.0, 4.0, 7.0, 9.0, 10.5));
        assertThat(estimate.mean()).isCloseTo(6.083333333333333, within(1e-12));
        assertThat(estimate.low()).isCloseTo(2.6278895290691278, within(1e-9));
        assertThat(estimate.high()).isCloseTo(9.538777137597538, within(1e-9));
        assertThat(estimate.pValue()).isCloseTo(0.006251082383727928, within(1e-12));
        assertThat(estimate.differs(0.01)).isTrue();
        assertThat(estimate.differs(0.005)).isFalse();
    }

    @Test
    void ofDifferencesItIsThePairedTest() {
        MeanEstimate estimate = MeanEstimate.of(List.of(1.0, -3.0, 0.0, 1.0, -7.0, -5.0));
        assertThat(estimate.count()).isEqualTo(6);
        assertThat(estimate.low()).isCloseTo(-5.704785141877316, within(1e-9));
        assertThat(estimate.high()).isCloseTo(1.3714518085439829, within(1e-9));
        assertThat(estimate.pValue()).isCloseTo(0.17626277738995907, within(1e-12));
    }

    @Test
    void withoutSpreadNothingIsTold() {
        assertThat(MeanEstimate.of(List.of()).mean()).isNaN();
        assertThat(MeanEstimate.of(List.of(3.0)).low()).isNaN();
        assertThat(MeanEstimate.of(List.of(0.0, 0.0)).pValue()).isEqualTo(1);
        assertThat(MeanEstimate.of(List.of(3.0, 3.0)).pValue()).isNaN();
        assertThat(MeanEstimate.of(List.of(3.0, 3.0)).differs(0.05)).isFalse();
    }
}
