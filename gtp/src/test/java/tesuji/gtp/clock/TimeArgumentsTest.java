package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.gtp.Arguments;

final class TimeArgumentsTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration HALF = Duration.ofSeconds(30);

    private static Arguments words(String text) {
        return new Arguments(text.isEmpty() ? List.of() : List.of(text.split(" ")));
    }

    @Test
    void readsTheStandardsSettings() {
        assertThat(TimeArguments.settings(words("60 0 0"))).isEqualTo(new TimeSystem.Absolute(MINUTE));
        assertThat(TimeArguments.settings(words("60 30 25"))).isEqualTo(new TimeSystem.Canadian(MINUTE, HALF, 25));
        assertThat(TimeArguments.settings(words("60 30 0"))).isEqualTo(new TimeSystem.NoLimit());
        assertThat(TimeArguments.settings(words("0 0 0"))).isEqualTo(new TimeSystem.NoLimit());
        assertThat(TimeArguments.settings(words("0 1.5 1")))
                .isEqualTo(new TimeSystem.Canadian(Duration.ZERO, Duration.ofMillis(1500), 1));
    }

    @Test
    void readsTheSettingsOfKgs() {
        assertThat(TimeArguments.kgsSettings(words("none"))).isEqualTo(new TimeSystem.NoLimit());
        assertThat(TimeArguments.kgsSettings(words("absolute 60"))).isEqualTo(new TimeSystem.Absolute(MINUTE));
        assertThat(TimeArguments.kgsSettings(words("byoyomi 60 30 5")))
                .isEqualTo(new TimeSystem.ByoYomi(MINUTE, HALF, 5));
        assertThat(TimeArguments.kgsSettings(words("canadian 60 30 25")))
                .isEqualTo(new TimeSystem.Canadian(MINUTE, HALF, 25));
        assertThat(TimeArguments.kgsSettings(words("byoyomi 60 30 0"))).isEqualTo(new TimeSystem.Absolute(MINUTE));
        assertThat(TimeArguments.kgsSettings(words("canadian 60 0 25"))).isEqualTo(new TimeSystem.Absolute(MINUTE));
    }

    @Test
    void readsTheSettingsOfKataGo() {
        Duration endless = Duration.ofSeconds(1_000_000_000);
        Duration second = Duration.ofSeconds(1);
        assertThat(TimeArguments.kataSettings(words("canadian 60 30 25")))
                .isEqualTo(new TimeSystem.Canadian(MINUTE, HALF, 25));
        assertThat(TimeArguments.kataSettings(words("fischer 60 30")))
                .isEqualTo(new TimeSystem.Fischer(MINUTE, HALF, endless, endless));
        assertThat(TimeArguments.kataSettings(words("fischer 0 30")))
                .isEqualTo(new TimeSystem.Fischer(HALF, HALF, endless, endless));
        assertThat(TimeArguments.kataSettings(words("fischer 0 0"))).isEqualTo(new TimeSystem.NoLimit());
        assertThat(TimeArguments.kataSettings(words("fischer-capped 60 30 -1 -1")))
                .isEqualTo(new TimeSystem.Fischer(MINUTE, HALF, endless, endless));
        assertThat(TimeArguments.kataSettings(words("fischer-capped 30 1 60 30")))
                .isEqualTo(new TimeSystem.Fischer(HALF, second, MINUTE, HALF));
        for (String system : TimeArguments.KATA_SYSTEMS) {
            assertThat(TimeArguments.kataSettings(words(system + " 60 30 90 40")))
                    .isNotNull();
        }
    }

    @Test
    void readsTimeLeft() {
        assertThat(TimeArguments.left(words("b 30 5"))).isEqualTo(new TimeLeft(HALF, 5));
        assertThat(TimeArguments.left(words("b -2 0"))).isEqualTo(new TimeLeft(Duration.ZERO, 0));
    }

    @Test
    void enormousTimesStayFinite() {
        assertThat(TimeArguments.settings(words("4294967295 0 0")))
                .isEqualTo(new TimeSystem.Absolute(Duration.ofSeconds(1_000_000_000)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "60",
                "60 30",
                "-1 0 0",
                "60 30 -1",
                "60 30 2.5",
                "x 0 0",
                "1e300 0 0",
                "0 1e300 1",
                "NaN 0 0",
                "Infinity 0 0"
            })
    void refusesNonsense(String text) {
        assertThatThrownBy(() -> TimeArguments.settings(words(text)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("syntax error");
    }

    @Test
    void refusesAbsurdTimesEverywhere() {
        for (String text : new String[] {"fischer 1e300 1", "fischer 1 1e300", "fischer-capped 1 1 1e300 1"}) {
            assertThatThrownBy(() -> TimeArguments.kataSettings(words(text)))
                    .isInstanceOf(InputException.class)
                    .hasMessage("syntax error: a time has at most 10000000000 seconds");
        }
        assertThatThrownBy(() -> TimeArguments.left(words("b 1e300 0"))).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sudden 60",
                "absolute",
                "byoyomi 60 30",
                "canadian 60 30 x",
                "absolute 1e300",
                "byoyomi 0 1e11 1"
            })
    void refusesNonsenseOfKgs(String text) {
        assertThatThrownBy(() -> TimeArguments.kgsSettings(words(text)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("syntax error");
    }
}
