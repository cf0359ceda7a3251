package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

final class SignTestTest {
    @Test
    void fewGamesAreCountedByHand() {
        assertThat(SignTest.pValue(new Tally(8, 2, 0))).isEqualTo(2 * (1 + 10 + 45) / 1024.0);
        assertThat(SignTest.pValue(new Tally(2, 8, 0))).isEqualTo(2 * (1 + 10 + 45) / 1024.0);
        assertThat(SignTest.pValue(new Tally(10, 0, 0))).isEqualTo(2 / 1024.0);
        assertThat(SignTest.pValue(new Tally(1, 0, 0))).isEqualTo(1);
        assertThat(SignTest.pValue(new Tally(5, 5, 0))).isEqualTo(1);
        assertThat(SignTest.pValue(Tally.NONE)).isEqualTo(1);
    }

    @Test
    void superiorityOfFewGamesIsCountedByHand() {
        assertThat(SignTest.superiority(new Tally(3, 1, 0))).isEqualTo((1 + 5 + 10 + 10) / 32.0);
        assertThat(SignTest.superiority(new Tally(1, 3, 0))).isEqualTo((1 + 5) / 32.0);
        assertThat(SignTest.superiority(new Tally(4, 4, 0))).isEqualTo(0.5);
        assertThat(SignTest.superiority(Tally.NONE)).isEqualTo(0.5);
    }

    @Test
    void drawsSayNothing() {
        assertThat(SignTest.pValue(new Tally(8, 2, 90))).isEqualTo(SignTest.pValue(new Tally(8, 2, 0)));
        assertThat(SignTest.superiority(new Tally(8, 2, 90))).isEqualTo(SignTest.superiority(new Tally(8, 2, 0)));
    }

    @Test
    void manyGamesAgreeWithWholeNumbers() {
        assertThat(SignTest.pValue(new Tally(1560, 1440, 0))).isCloseTo(2 * exact(1440, 3000), within(1e-12));
        assertThat(SignTest.superiority(new Tally(1560, 1440, 0))).isCloseTo(exact(1560, 3001), within(1e-12));
    }

    /** The probability of at most k heads among n coins, without any rounding on the way. */
    private static double exact(int k, int n) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger term = BigInteger.ONE;
        for (int i = 0; i <= k; i++) {
            sum = sum.add(term);
            term = term.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        }
        return new BigDecimal(sum)
                .divide(new BigDecimal(BigInteger.TWO.pow(n)), MathContext.DECIMAL64)
                .doubleValue();
    }

    @Test
    void aMillionGamesAreNoTrouble() {
        // two standard deviations and a half: 1250 games above the middle of a million
        assertThat(SignTest.pValue(new Tally(501_250, 498_750, 0))).isCloseTo(0.01242, within(5e-5));
        assertThat(SignTest.superiority(new Tally(501_250, 498_750, 0))).isCloseTo(1 - 0.01242 / 2, within(5e-5));
        assertThat(SignTest.pValue(new Tally(1_000_000, 0, 0))).isZero();
    }
}
