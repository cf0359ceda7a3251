package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArrangementsTest {
    /**
     * Goluch, formulas 3.2 to 3.7: tic-tac-toe, nine men's morris, English draughts, chess, and Focus counted twice.
     */
    @ParameterizedTest
    @CsvSource({
        "3, 9, 19683, 5",
        "3, 24, 282429536481, 12",
        "5, 32, 2.328E+22, 4",
        "13, 64, 1.96E+71, 3",
        "3, 260, 1.13E+124, 3",
        "63, 52, 3.68E+93, 3"
    })
    void variations(int contents, int places, BigDecimal expected, int digits) {
        assertThat(new BigDecimal(Arrangements.variations(contents, places)).round(new MathContext(digits)))
                .isEqualByComparingTo(expected);
    }

    /** Goluch, formula 3.9: Halma for two. */
    @Test
    void permutations() {
        assertThat(new BigDecimal(Arrangements.permutations(19, 19, 218)).round(new MathContext(3)))
                .isEqualByComparingTo("1.22E+56");
        assertThat(Arrangements.permutations(3, 2, 1)).isEqualTo(60);
        assertThat(Arrangements.permutations()).isEqualTo(1);
        assertThat(Arrangements.permutations(0, 7)).isEqualTo(1);
    }

    @Test
    void choiceAgreesWithTheTableOfSmallOnes() {
        for (int n = 0; n <= 60; n++) {
            for (int k = -1; k <= n + 1; k++) {
                assertThat(Arrangements.choose(n, k)).isEqualTo(Combinations.choose(n, k));
            }
        }
        assertThat(Arrangements.choose(100, 50)).isEqualTo(new BigInteger("100891344545564193334812497256"));
    }

    /**
     * Goluch, table 3.1, with two crosses and two noughts put right: 9! / (2! 2! 5!) is 756, not 480, so the sum is
     * 6046, not 5770.
     */
    @Test
    void ticTacToeByNumbersOfPieces() {
        assertThat(IntStream.rangeClosed(0, 9)
                        .mapToObj(pieces -> Arrangements.alternating(9, pieces).intValueExact()))
                .containsExactly(1, 9, 72, 252, 756, 1260, 1680, 1260, 630, 126);
        assertThat(Arrangements.alternating(9)).isEqualTo(6046);
    }
}
