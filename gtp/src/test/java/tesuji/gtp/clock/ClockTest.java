package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClockTest {
    private static final TimeSystem HOUR = new TimeSystem.Absolute(Duration.ofHours(1));

    /** Twenty moves, for whose handling four seconds are kept back. */
    private static final Horizon TWENTY = new Horizon(20, 20);

    @Test
    void withoutSettingsThereIsNoLimit() {
        Clock clock = new Clock();
        clock.spend(0, Duration.ofHours(5));
        assertThat(clock.moveTime(0, TWENTY)).isEmpty();
    }

    @Test
    void eachSideHasItsOwnTime() {
        Clock clock = new Clock();
        clock.set(HOUR);
        clock.spend(0, Duration.ofMinutes(20));
        assertThat(clock.left(0))
                .as("less what the way there and back costs")
                .contains(new TimeLeft(Duration.ofMinutes(40).minusMillis(200), 0));
        assertThat(clock.left(1)).contains(new TimeLeft(Duration.ofHours(1), 0));
    }

    @Test
    void theControllerKnowsBetter() {
        Clock clock = new Clock();
        clock.set(HOUR);
        clock.report(1, new TimeLeft(Duration.ofSeconds(100), 0));
        assertThat(clock.moveTime(1, TWENTY)).contains(Duration.ofMillis(4300));
        clock.restart();
        assertThat(clock.left(1)).contains(new TimeLeft(Duration.ofHours(1), 0));
    }

    @Test
    void timeReportedWithoutSettingsIsSharedOut() {
        Clock clock = new Clock();
        clock.report(0, new TimeLeft(Duration.ofSeconds(100), 0));
        assertThat(clock.moveTime(0, TWENTY)).contains(Duration.ofMillis(4300));
        clock.restart();
        assertThat(clock.moveTime(0, TWENTY)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"100000, 4300", "20000, 400", "10000, 150", "6000, 75", "0, 0", "9000000000, 300000"})
    void theTimeOfAMoveIsAShareLessTheLag(long leftMillis, long moveMillis) {
        TimeLeft left = new TimeLeft(Duration.ofMillis(leftMillis), 0);
        assertThat(MoveTime.of(HOUR, left, TWENTY)).isEqualTo(Duration.ofMillis(moveMillis));
    }
}
