package tesuji.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class ArgumentsTest {
    private static Arguments of(String... words) {
        return new Arguments(List.of(words));
    }

    @ParameterizedTest
    @CsvSource({"7, 7", "-3, -3", "+4, 4", "007, 7", "999999999, 999999999"})
    void readsWholeNumbers(String text, int value) {
        assertThat(of(text).integer(0)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7.0", "x", "9999999999", "٣", "--1", "1e3"})
    void otherWordsAreNoWholeNumbers(String text) {
        assertThatThrownBy(() -> of(text).integer(0))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("syntax error");
    }

    @ParameterizedTest
    @CsvSource({
        "7, 7",
        "+4, 4",
        "1125899906842624, 1125899906842624",
        "9223372036854775807, 9223372036854775807",
        "9223372036854775808, 9223372036854775807",
        "-99999999999999999999, -9223372036854775808"
    })
    void readsLargeNumbersAsFarAsTheyFit(String text, long value) {
        assertThat(of(text).large(0)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7.0", "x", "٣", "--1", "1e3"})
    void otherWordsAreNoLargeNumbers(String text) {
        assertThatThrownBy(() -> of(text).large(0)).hasMessage("syntax error: \"" + text + "\" is not a whole number");
    }

    @ParameterizedTest
    @CsvSource({"6.5, 6.5", "-0.5, -0.5", ".5, 0.5", "7., 7", "1e2, 100", "1E-1, 0.1"})
    void readsNumbers(String text, double value) {
        assertThat(of(text).decimal(0)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "NaN", "Infinity", "0x1p3", "1d", "1e999", "1e9999", "6,5"})
    void otherWordsAreNoNumbers(String text) {
        assertThatThrownBy(() -> of(text).decimal(0))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("syntax error");
    }

    @ParameterizedTest
    @CsvSource({"b, 0", "B, 0", "black, 0", "Black, 0", "w, 1", "W, 1", "white, 1", "WHITE, 1"})
    void readsColours(String text, int side) {
        assertThat(of(text).side(0)).isEqualTo(side);
        assertThat(Colours.side(Colours.word(side))).hasValue(side);
        assertThat(Colours.side(Colours.letter(side))).hasValue(side);
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> of("b").word(1)).hasMessage("syntax error: argument 2 is missing");
        assertThatThrownBy(() -> of("green").side(0)).hasMessage("syntax error: \"green\" is not a colour");
    }

    @Test
    void joinsTheRest() {
        assertThat(of("a", "b", "c").text(1)).isEqualTo("b c");
        assertThat(of("a").text(1)).isEmpty();
    }
}
