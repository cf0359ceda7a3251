package tesuji.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AmountTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "987, 987",
        "999.4, 999",
        "999.5, 1.00 k",
        "12345, 12.3 k",
        "99949, 99.9 k",
        "99950, 100 k",
        "999499, 999 k",
        "999500, 1.00 M",
        "4560000, 4.56 M",
        "7.8e9, 7.80 G",
        "1.5e12, 1.50 T",
        "2e15, 2000 T"
    })
    void roughNumbersKeepThreeDigits(double number, String text) {
        assertThat(Amount.rough(number)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0.00 s",
        "0.417, 0.42 s",
        "9.99, 9.99 s",
        "9.996, 10 s",
        "59.4, 59 s",
        "59.6, 1 min 0 s",
        "200, 3 min 20 s",
        "3599, 59 min 59 s",
        "18180, 5 h 3 min"
    })
    void timesNameTheUnitsThatMatter(double seconds, String text) {
        assertThat(Amount.time(seconds)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"0; 0", "999; 999", "1234567; 1,234,567"})
    void exactNumbersAreGrouped(long number, String text) {
        assertThat(Amount.exact(number)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0",
                "999999999999999; 999,999,999,999,999",
                "1000000000000000; 1.0000e15",
                "-1000000000000000; -1.0000e15",
                "3377163149491691821060800; 3.3772e24",
                "99999999999999999999; 1.0000e20"
            })
    void largeNumbersKeepFiveDigits(BigInteger number, String text) {
        assertThat(Amount.large(number)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.0 %", "0.63, 63.0 %", "1, 100.0 %"})
    void sharesArePercentages(double share, String text) {
        assertThat(Amount.percent(share)).isEqualTo(text);
    }
}
