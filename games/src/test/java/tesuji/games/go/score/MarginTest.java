package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MarginTest {
    @ParameterizedTest
    @CsvSource({"7, B+3.5", "-1, W+0.5", "0, 0", "20, B+10", "-2, W+1", "1, B+0.5"})
    void printsAsInGameRecords(int halfPoints, String text) {
        assertThat(new Margin(halfPoints)).hasToString(text);
    }
}
