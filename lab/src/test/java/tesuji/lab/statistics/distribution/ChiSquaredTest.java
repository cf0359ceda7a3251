package tesuji.lab.statistics.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ChiSquaredTest {
    /** Computed with 40 digits by mpmath's gammainc. */
    @ParameterizedTest
    @CsvSource({
        "1, 3.841, 0.050013683763956705",
        "3, 9.28, 0.025790724198756782",
        "10, 2.5, 0.99087572078160473",
        "100, 130, 0.023512397809808676",
        "2000, 2100, 0.058671111377318077"
    })
    void probabilitiesHaveTheirDigits(double degrees, double x, double above) {
        assertThat(new ChiSquared(degrees).upper(x)).isCloseTo(above, within(1e-12));
        assertThat(new ChiSquared(degrees).cdf(x)).isCloseTo(1 - above, within(1e-12));
    }

    /** The example of Demšar (2006), §3.2.2: four classifiers on 14 sets. */
    @Test
    void thePublishedExample() {
        assertThat(new ChiSquared(3).upper(9.28)).isCloseTo(0.0258, within(5e-5));
    }

    /** With two degrees it is the exponential distribution. */
    @Test
    void twoDegreesHaveAClosedForm() {
        ChiSquared two = new ChiSquared(2);
        assertThat(two.upper(700)).isCloseTo(Math.exp(-350), within(1e-12 * Math.exp(-350)));
        assertThat(two.quantile(0.75)).isCloseTo(2 * Math.log(4), within(1e-13));
    }

    /** The 95 % points that every table has. */
    @ParameterizedTest
    @CsvSource({"1, 3.841", "3, 7.815", "10, 18.307", "100, 124.342"})
    void quantilesArePublished(double degrees, double x) {
        assertThat(new ChiSquared(degrees).quantile(0.95)).isCloseTo(x, within(5e-4));
    }

    @Test
    void theEnds() {
        ChiSquared some = new ChiSquared(3);
        assertThat(some.cdf(-1)).isZero();
        assertThat(some.upper(0)).isEqualTo(1);
        assertThat(some.cdf(Double.POSITIVE_INFINITY)).isEqualTo(1);
        assertThat(some.upper(Double.POSITIVE_INFINITY)).isZero();
        assertThat(some.quantile(0)).isZero();
        assertThat(some.quantile(1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThatIllegalArgumentException().isThrownBy(() -> some.quantile(-0.1));
        assertThatIllegalArgumentException().isThrownBy(() -> new ChiSquared(0));
    }
}
