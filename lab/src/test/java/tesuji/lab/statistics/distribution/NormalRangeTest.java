package tesuji.lab.statistics.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NormalRangeTest {
    /** Computed with 25 digits by mpmath's quad, an adaptive rule, from the same integral. */
    @ParameterizedTest
    @CsvSource({
        "2, 1.5, 0.71115563365351513",
        "3, 3.314, 0.94995585959388978",
        "4, 3.633, 0.94998502100462198",
        "5, 0.8, 0.020016661707329321",
        "10, 4.474, 0.94998675840694679",
        "20, 5.01, 0.94980477066397617"
    })
    void probabilitiesHaveTheirDigits(int variables, double q, double below) {
        assertThat(new NormalRange(variables).cdf(q)).isCloseTo(below, within(1e-13));
        assertThat(new NormalRange(variables).upper(q)).isCloseTo(1 - below, within(1e-13));
    }

    @Test
    void farTailsKeepTheirDigits() {
        assertThat(new NormalRange(4).upper(9)).isCloseTo(1.179279434212e-9, within(1e-20));
    }

    /** The difference of two standard normal variables has the deviation √2. */
    @Test
    void twoVariablesHaveAClosedForm() {
        assertThat(new NormalRange(2).quantile(0.95)).isCloseTo(Math.sqrt(2) * Normal.quantile(0.975), within(1e-12));
    }

    /** The row of infinitely many degrees of freedom in tables of the studentised range, 95 %. */
    @ParameterizedTest
    @CsvSource({"3, 3.31", "4, 3.63", "5, 3.86", "10, 4.47", "20, 5.01"})
    void quantilesArePublished(int variables, double q) {
        assertThat(new NormalRange(variables).quantile(0.95)).isCloseTo(q, within(6e-3));
    }

    @Test
    void theEnds() {
        assertThat(new NormalRange(3).cdf(0)).isZero();
        assertThat(new NormalRange(3).upper(-1)).isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> new NormalRange(1));
    }
}
