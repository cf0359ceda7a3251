package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScoreUtilityTest {
    @ParameterizedTest
    @CsvSource({"0, 0, 0, 13.5", "7, 0, 0, 13.5", "-7, 12, 3, 6.75", "31.5, 20, -4, 14.25", "2.5, 0.3, 2, 6.75"})
    void theTableHoldsTheIntegral(double mean, double deviation, double centre, double scale) {
        double expected =
                Math.signum(mean - centre) * ScoreUtility.integral(Math.abs(mean - centre) / scale, deviation / scale);
        assertThat(ScoreUtility.expected(mean, deviation, centre, scale)).isCloseTo(expected, within(0.002));
    }

    @Test
    void withoutDeviationItIsTheFormula() {
        assertThat(ScoreUtility.expected(10, 0, 0, 10)).isCloseTo(0.5, within(1e-4));
        assertThat(ScoreUtility.expected(-10, 0, 0, 10)).isCloseTo(-0.5, within(1e-4));
    }

    /** The mean of a bounded increasing function falls towards 0 as the score gets less sure. */
    @Test
    void doubtDrawsItTowardsZero() {
        assertThat(ScoreUtility.expected(10, 20, 0, 10)).isPositive().isLessThan(ScoreUtility.expected(10, 5, 0, 10));
        assertThat(ScoreUtility.expected(1e9, 1e9, 0, 1)).isBetween(0.0, 1.0);
    }

    /** A sum over many samples of the distribution, computed in another way. */
    @Test
    void theIntegralIsTheMeanOverTheDistribution() {
        double sum = 0;
        double weights = 0;
        for (double z = -8; z <= 8; z += 0.001) {
            double weight = Math.exp(-z * z / 2);
            sum += weight * 2 / Math.PI * Math.atan(0.7 + 1.3 * z);
            weights += weight;
        }
        assertThat(ScoreUtility.integral(0.7, 1.3)).isCloseTo(sum / weights, within(1e-5));
    }
}
