package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StateBoundTest {
    /** Goluch, table 6.1; from ten million million on it gives five digits. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5  | 60 6300 840840 124710300 19632172560 3.2113E+12 5.3953E+14 9.2452E+16
            6  | 180 69300 34306272 18931023540 1.1102E+13 6.7695E+15 4.2411E+18 2.7107E+21
            7  | 420 420420 543182640 7.8306E+11 1.2002E+15 1.9129E+18 3.1331E+21 5.2354E+24
            8  | 840 1801800 4997280288 1.5472E+13 5.0936E+16 1.7441E+20 6.1368E+23 2.2031E+27
            9  | 1512 6126120 32125373280 1.8810E+14 1.1713E+18 7.5860E+21 5.0491E+25 3.4288E+29
            10 | 2520 17635800 1.5984E+11 1.6178E+15 1.7415E+19 1.9498E+23 2.2436E+27 2.6340E+31
            11 | 3960 44767800 6.5570E+11 1.0726E+16 1.8662E+20 3.3772E+24 6.2809E+28 1.1919E+33
            """)
    void upperBounds(int height, String row) {
        String[] bounds = row.split(" ", -1);
        assertThat(bounds).hasSize(8);
        for (int width = 1; width <= bounds.length; width++) {
            BigInteger states = new StateBound(width, height).states();
            if (bounds[width - 1].contains("E")) {
                assertThat(new BigDecimal(states).round(new MathContext(5)))
                        .isEqualByComparingTo(new BigDecimal(bounds[width - 1]));
            } else {
                assertThat(states).isEqualTo(new BigInteger(bounds[width - 1]));
            }
        }
    }

    /** Goluch, formulas 6.2 and 6.3, without the side to move. */
    @ParameterizedTest
    @CsvSource({"6, 11, 1.69E+24, 3", "8, 8, 1.1E+27, 2"})
    void theBoardsThatArePlayedOn(int width, int height, BigDecimal arrangements, int digits) {
        BigDecimal half = new BigDecimal(new StateBound(width, height).states().shiftRight(1));
        assertThat(half.round(new MathContext(digits))).isEqualByComparingTo(arrangements);
    }
}
