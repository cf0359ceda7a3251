package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HalfPointsTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0.0",
        "1, 0.5, 0.5",
        "-1, -0.5, -0.5",
        "14, 7, 7.0",
        "15, 7.5, 7.5",
        "-20, -10, -10.0",
        "-2147483648, -1073741824, -1073741824.0"
    })
    void halvesAreWrittenAsPoints(int halfPoints, String text, String decimal) {
        assertThat(HalfPoints.text(halfPoints)).isEqualTo(text);
        assertThat(HalfPoints.decimal(halfPoints)).isEqualTo(decimal);
    }
}
