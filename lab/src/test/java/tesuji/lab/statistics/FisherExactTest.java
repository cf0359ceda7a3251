package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FisherExactTest {
    /** The lady who tasted tea (Fisher 1935): of 70 choices 1 + 16 + 16 + 1 are at most as likely as 3 of 4. */
    @Test
    void theLadyTastingTea() {
        assertThat(FisherExact.pValue(3, 4, 1, 4)).isCloseTo(34 / 70.0, within(1e-12));
        assertThat(FisherExact.pValue(4, 4, 0, 4)).isCloseTo(2 / 70.0, within(1e-12));
    }

    /** Computed by SciPy's fisher_exact. The second compares hit rates of Wieczorek (2009), table 4.2. */
    @ParameterizedTest
    @CsvSource({
        "8, 10, 1, 6, 0.034965034965034975",
        "242, 1151, 211, 1151, 0.11571494898440504",
        "0, 10, 7, 10, 0.0030959752321981426"
    })
    void agreesWithAnotherProgram(int some, int ofSome, int more, int ofMore, double p) {
        assertThat(FisherExact.pValue(some, ofSome, more, ofMore)).isCloseTo(p, within(1e-9));
        assertThat(FisherExact.pValue(more, ofMore, some, ofSome)).isCloseTo(p, within(1e-9));
    }

    @Test
    void equalRatesDoNotDiffer() {
        assertThat(FisherExact.pValue(5, 10, 50, 100)).isCloseTo(1, within(1e-12));
        assertThat(FisherExact.pValue(0, 10, 0, 3)).isCloseTo(1, within(1e-12));
        assertThat(FisherExact.pValue(0, 0, 2, 3)).isCloseTo(1, within(1e-12));
    }

    @Test
    void moreHitsThanTriesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> FisherExact.pValue(3, 2, 0, 1));
    }
}
