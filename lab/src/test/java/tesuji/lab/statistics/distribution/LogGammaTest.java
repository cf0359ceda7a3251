package tesuji.lab.statistics.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class LogGammaTest {
    @Test
    void wholeNumbersAreFactorials() {
        double sum = 0;
        for (int n = 1; n <= 200; n++) {
            assertThat(LogGamma.of(n)).isCloseTo(sum, within(1e-13 * Math.max(1, sum)));
            sum += Math.log(n);
        }
    }

    /** Γ(½) = √π, and Γ(x) ≈ 1/x near 0. */
    @Test
    void halvesAndSmallNumbers() {
        assertThat(LogGamma.of(0.5)).isCloseTo(Math.log(Math.PI) / 2, within(1e-14));
        assertThat(LogGamma.of(2.5)).isCloseTo(Math.log(0.75 * Math.sqrt(Math.PI)), within(1e-14));
        assertThat(LogGamma.of(1e-10)).isCloseTo(10 * Math.log(10), within(1e-9));
        assertThatIllegalArgumentException().isThrownBy(() -> LogGamma.of(0));
    }

    @Test
    void binomialCoefficients() {
        assertThat(Math.exp(LogGamma.choose(10, 3))).isCloseTo(120, within(1e-10));
        assertThat(LogGamma.choose(5, 0)).isCloseTo(0, within(1e-14));
    }

    /** The beta distribution with parameters 2 and 3 has the distribution function 6x² − 8x³ + 3x⁴. */
    @Test
    void theIncompleteBetaFunctionOfWholeNumbersIsAPolynomial() {
        for (double x : new double[] {0.1, 0.4, 0.7, 0.95}) {
            double exact = x * x * (6 + x * (-8 + x * 3));
            assertThat(IncompleteBeta.lower(2, 3, x)).isCloseTo(exact, within(1e-14));
        }
    }
}
