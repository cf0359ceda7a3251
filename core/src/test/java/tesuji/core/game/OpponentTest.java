package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OpponentTest {
    private static final Opponent.Parameter WHOLE =
            new Opponent.Parameter("n", "n", "6", "a whole number from 1 to 99", true, 1, 99);
    private static final Opponent.Parameter POSITIVE = new Opponent.Parameter(
            "c", "c", "1", "a number larger than 0", false, Double.MIN_VALUE, Double.POSITIVE_INFINITY);

    @ParameterizedTest
    @CsvSource({"1, true, true", "99, true, true", "100, false, true", "0, false, false", "2.5, false, true"})
    void numbersLieBetweenTheirBounds(String answer, boolean whole, boolean positive) {
        assertThat(WHOLE.accepts(answer)).isEqualTo(whole);
        assertThat(POSITIVE.accepts(answer)).isEqualTo(positive);
    }

    @ParameterizedTest
    @CsvSource({"''", "x", "-1", "1e3", ".5", "1.", "1234567", "NaN"})
    void otherAnswersAreNoNumbers(String answer) {
        assertThat(WHOLE.accepts(answer)).isFalse();
        assertThat(POSITIVE.accepts(answer)).isFalse();
    }
}
