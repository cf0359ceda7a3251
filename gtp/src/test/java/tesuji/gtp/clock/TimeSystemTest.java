package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TimeSystemTest {
    private static Duration seconds(double seconds) {
        return Duration.ofMillis((long) (1000 * seconds));
    }

    private static TimeLeft left(double seconds, int stones) {
        return new TimeLeft(seconds(seconds), stones);
    }

    @Test
    void noLimitHasNoClockUntilToldOtherwise() {
        TimeSystem system = new TimeSystem.NoLimit();
        assertThat(system.start()).isEmpty();
        assertThat(system.share(left(100, 0), 20)).isEqualTo(seconds(5));
        assertThat(system.share(left(100, 4), 20)).isEqualTo(seconds(25));
        assertThat(system.after(left(100, 4), seconds(30))).isEqualTo(left(70, 4));
    }

    @Test
    void absoluteTimeRunsOut() {
        TimeSystem system = new TimeSystem.Absolute(seconds(60));
        assertThat(system.start()).contains(left(60, 0));
        assertThat(system.after(left(60, 0), seconds(45))).isEqualTo(left(15, 0));
        assertThat(system.after(left(15, 0), seconds(45))).isEqualTo(left(0, 0));
        assertThat(system.share(left(60, 0), 30)).isEqualTo(seconds(2));
    }

    @ParameterizedTest
    @CsvSource({
        "60, 0, 10, 50, 0", // within the main time
        "60, 0, 60, 0, 0", // exactly the main time
        "60, 0, 70, 290, 24", // ten seconds into the first period, one of its moves made
        "100, 3, 10, 90, 2",
        "100, 1, 10, 300, 25" // the last move of a period opens the next
    })
    void canadianPeriodsHoldManyMoves(double time, int stones, double spent, double timeAfter, int stonesAfter) {
        TimeSystem system = new TimeSystem.Canadian(seconds(60), seconds(300), 25);
        assertThat(system.after(left(time, stones), seconds(spent))).isEqualTo(left(timeAfter, stonesAfter));
    }

    @Test
    void canadianShares() {
        TimeSystem system = new TimeSystem.Canadian(seconds(60), seconds(300), 25);
        assertThat(system.start()).contains(left(60, 0));
        assertThat(system.share(left(60, 0), 30)).isEqualTo(seconds(14));
        assertThat(system.share(left(100, 4), 30)).isEqualTo(seconds(25));
        assertThat(new TimeSystem.Canadian(Duration.ZERO, seconds(30), 1).start())
                .contains(left(30, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "60, 0, 10, 50, 0", // within the main time
        "60, 0, 60, 0, 0", // exactly the main time
        "60, 0, 65, 30, 5", // into the first period, which comes back whole
        "60, 0, 90, 30, 5",
        "60, 0, 95, 30, 4", // into the second
        "30, 5, 30, 30, 5", // within a period
        "30, 5, 31, 30, 4",
        "30, 5, 60, 30, 4",
        "30, 5, 61, 30, 3",
        "12, 5, 20, 30, 4",
        "30, 1, 500, 30, 1" // lost in truth, but the controller says so
    })
    void byoYomiPeriodsComeBack(double time, int stones, double spent, double timeAfter, int stonesAfter) {
        TimeSystem system = new TimeSystem.ByoYomi(seconds(60), seconds(30), 5);
        assertThat(system.after(left(time, stones), seconds(spent))).isEqualTo(left(timeAfter, stonesAfter));
    }

    @Test
    void byoYomiShares() {
        TimeSystem system = new TimeSystem.ByoYomi(seconds(60), seconds(30), 5);
        assertThat(system.share(left(60, 0), 30)).isEqualTo(seconds(32));
        assertThat(system.share(left(20, 5), 30)).isEqualTo(seconds(20));
        assertThat(new TimeSystem.ByoYomi(Duration.ZERO, seconds(30), 3).start())
                .contains(left(30, 3));
    }

    @Test
    void overtimeNeedsSomethingToCount() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeSystem.Canadian(seconds(1), seconds(1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeSystem.ByoYomi(seconds(1), seconds(1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeSystem.ByoYomi(seconds(1), Duration.ZERO, 3));
    }
}
