package tesuji.lab.statistics.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Expected values were computed with 40 digits by mpmath's erfc. */
final class NormalTest {
    @ParameterizedTest
    @CsvSource({
        "-8.5, 9.4795348222033184e-18",
        "-3, 0.0013498980316300945",
        "-1, 0.15865525393145705",
        "-0.1, 0.46017216272297102",
        "0, 0.5",
        "0.5, 0.6914624612740131",
        "1.96, 0.97500210485177957",
        "6, 0.99999999901341235"
    })
    void probabilitiesHaveAllTheirDigits(double x, double below) {
        assertThat(Normal.cdf(x)).isCloseTo(below, within(1e-13 * below));
        assertThat(Normal.upper(-x)).isCloseTo(below, within(1e-13 * below));
    }

    @ParameterizedTest
    @CsvSource({
        "1e-12, -7.0344838253011319",
        "0.001, -3.0902323061678135",
        "0.025, -1.9599639845400542",
        "0.3, -0.52440051270804078",
        "0.5, 0",
        "0.975, 1.9599639845400542",
        "0.9999, 3.7190164854556806"
    })
    void quantilesHaveAllTheirDigits(double p, double x) {
        assertThat(Normal.quantile(p)).isCloseTo(x, within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-30, -12.3, -5, -0.001, 0.7, 4})
    void theQuantileUndoesTheProbability(double x) {
        assertThat(Normal.quantile(Normal.cdf(x))).isCloseTo(x, within(1e-11));
    }

    @Test
    void bothTailsTogetherAreTheTwoSidedValue() {
        assertThat(Normal.twoSided(1.3)).isCloseTo(2 * Normal.upper(1.3), within(1e-15));
        assertThat(Normal.twoSided(-1.3)).isEqualTo(Normal.twoSided(1.3));
        assertThat(Normal.twoSided(0)).isEqualTo(1);
    }

    @Test
    void theEndsAreInfinite() {
        assertThat(Normal.quantile(0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Normal.quantile(1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Normal.cdf(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(Normal.cdf(Double.POSITIVE_INFINITY)).isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> Normal.quantile(1.5));
    }
}
