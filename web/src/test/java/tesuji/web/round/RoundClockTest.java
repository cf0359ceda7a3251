package tesuji.web.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class RoundClockTest {
    /** Seconds a side has in all for its first move. */
    @ParameterizedTest
    @CsvSource({"absolute 300, 300", "byoyomi 60 10 3, 90", "canadian 60 20 5, 80", "fischer 300 10, 300"})
    void tellsHowLongAMoveMayTake(String text, double seconds) {
        RoundClock clock = RoundClock.read(text);
        assertThat(clock.last(clock.start().of(1).orElseThrow())).isEqualTo(seconds);
        assertThat(clock.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "absolute",
                "absolute 0",
                "absolute -3",
                "byoyomi 1 2",
                "byoyomi 1 2 0",
                "fischer 0 5",
                "x 1",
                "absolute 1e9"
            })
    void refusesOthers(String text) {
        assertThatThrownBy(() -> RoundClock.read(text)).isInstanceOf(InputException.class);
    }

    @Test
    void noTextIsNoClock() {
        assertThat(RoundClock.read(null).runs()).isFalse();
        assertThat(RoundClock.read("").runs()).isFalse();
        assertThat(RoundClock.read("none").runs()).isFalse();
        assertThat(RoundClock.read("fischer 5 1").runs()).isTrue();
    }
}
