package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HorizonTest {
    @ParameterizedTest
    @CsvSource({
        "361, 0, 105, 180",
        "361, 59, 46, 151",
        "361, 60, 45, 150",
        "361, 400, 45, 45",
        "81, 0, 23, 40",
        "81, 13, 10, 34",
        "9, 1000, 5, 5",
        "1, 0, 5, 5"
    })
    void theMiddleOfTheGameIsNearest(int points, int played, int likely, int possible) {
        assertThat(Horizon.of(points, played)).isEqualTo(new Horizon(likely, possible));
    }

    @Test
    void someMovesAreAlwaysToCome() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Horizon(0, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Horizon(3, 0));
    }
}
