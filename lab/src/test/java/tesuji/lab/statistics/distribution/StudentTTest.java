package tesuji.lab.statistics.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StudentTTest {
    /** Computed with 40 digits by mpmath's betainc. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 0.25",
        "4, 2.776, 0.025011389159988201",
        "7.5, 2.1, 0.035618535729039085",
        "100, -1.3, 0.90170526828881688",
        "3, 12, 0.00062250790039466837"
    })
    void probabilitiesHaveTheirDigits(double degrees, double t, double above) {
        StudentT distribution = new StudentT(degrees);
        assertThat(distribution.upper(t)).isCloseTo(above, within(1e-13));
        assertThat(distribution.cdf(t)).isCloseTo(1 - above, within(1e-13));
    }

    /** The 97.5 % points that every table has. */
    @ParameterizedTest
    @CsvSource({"1, 12.706", "2, 4.303", "5, 2.571", "30, 2.042", "Infinity, 1.960"})
    void quantilesArePublished(double degrees, double t) {
        assertThat(new StudentT(degrees).quantile(0.975)).isCloseTo(t, within(5e-4));
        assertThat(new StudentT(degrees).quantile(0.025)).isCloseTo(-t, within(5e-4));
    }

    /** With one degree it is Cauchy's distribution, whose quantiles are tangents. */
    @Test
    void oneDegreeHasAClosedForm() {
        assertThat(new StudentT(1).quantile(0.9)).isCloseTo(Math.tan(0.4 * Math.PI), within(1e-12));
        assertThat(new StudentT(1).quantile(0.5)).isZero();
    }

    @Test
    void theEnds() {
        assertThat(new StudentT(3).twoSided(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(new StudentT(3).twoSided(0)).isEqualTo(1);
        assertThat(new StudentT(Double.POSITIVE_INFINITY).twoSided(2)).isEqualTo(Normal.twoSided(2));
        assertThatIllegalArgumentException().isThrownBy(() -> new StudentT(-1));
    }
}
