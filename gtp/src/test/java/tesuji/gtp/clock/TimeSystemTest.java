package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TimeSystemTest {
    private static final Horizon TWENTY = new Horizon(20, 20);
    private static final Horizon THIRTY = new Horizon(30, 30);

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
        assertThat(system.share(left(100, 0), TWENTY)).isEqualTo(seconds(4.8));
        assertThat(system.share(left(100, 4), TWENTY)).isEqualTo(seconds(25));
        assertThat(system.after(left(100, 4), seconds(30))).isEqualTo(left(70, 4));
    }

    @Test
    void absoluteTimeRunsOut() {
        TimeSystem system = new TimeSystem.Absolute(seconds(60));
        assertThat(system.start()).contains(left(60, 0));
        assertThat(system.after(left(60, 0), seconds(45))).isEqualTo(left(15, 0));
        assertThat(system.after(left(15, 0), seconds(45))).isEqualTo(left(0, 0));
        assertThat(system.share(left(60, 0), THIRTY)).isEqualTo(seconds(1.8));
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
        assertThat(system.share(left(60, 0), THIRTY)).isEqualTo(seconds(14));
        assertThat(system.share(left(100, 4), THIRTY)).isEqualTo(seconds(25));
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
        assertThat(system.share(left(60, 0), THIRTY)).isEqualTo(seconds(32));
        assertThat(system.share(left(20, 5), THIRTY)).isEqualTo(seconds(20));
        assertThat(new TimeSystem.ByoYomi(Duration.ZERO, seconds(30), 3).start())
                .contains(left(30, 3));
    }

    @Test
    void fischerTimeGrows() {
        TimeSystem system = new TimeSystem.Fischer(seconds(60), seconds(10), seconds(70), seconds(40));
        assertThat(system.start()).contains(left(60, 0));
        assertThat(system.after(left(60, 0), seconds(15))).isEqualTo(left(55, 0));
        assertThat(system.after(left(60, 0), seconds(3)))
                .as("not beyond the limit")
                .isEqualTo(left(67, 0));
        assertThat(system.after(left(65, 0), seconds(3))).isEqualTo(left(70, 0));
        assertThat(system.after(left(5, 0), seconds(30))).as("lost in truth").isEqualTo(left(0, 0));
    }

    /** Two seconds are never spent, of little time a quarter. */
    @Test
    void fischerShares() {
        TimeSystem open = new TimeSystem.Fischer(seconds(60), seconds(10), seconds(1e6), seconds(1e6));
        assertThat(open.share(left(62, 0), THIRTY)).isEqualTo(seconds(12));
        assertThat(open.share(left(8, 0), THIRTY)).as("all but the cushion").isEqualTo(seconds(6));
        assertThat(open.share(left(4, 0), THIRTY)).isEqualTo(seconds(3));
        TimeSystem capped = new TimeSystem.Fischer(seconds(60), seconds(10), seconds(65), seconds(14));
        assertThat(capped.share(left(62, 0), THIRTY)).isEqualTo(seconds(12));
        assertThat(capped.share(left(65, 0), THIRTY)).isEqualTo(seconds(12.1));
        TimeSystem full = new TimeSystem.Fischer(seconds(60), seconds(10), seconds(50), seconds(14));
        assertThat(full.share(left(52, 0), THIRTY)).as("12 would be wasted").isEqualTo(seconds(12));
        assertThat(full.share(left(62, 0), THIRTY))
                .as("but no move takes longer")
                .isEqualTo(seconds(14));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TimeSystem.Fischer(Duration.ZERO, seconds(1), seconds(1), seconds(1)));
    }

    /** A tenth of a second comes back of the two tenths that every move costs: 30 times the rest is kept. */
    @Test
    void smallIncrementsDoNotPayForTheHandling() {
        TimeSystem small = new TimeSystem.Fischer(seconds(60), seconds(0.1), seconds(1e6), seconds(1e6));
        assertThat(small.share(left(62, 0), THIRTY)).isEqualTo(seconds(1.9 + 0.1));
    }

    @Test
    void overtimeNeedsSomethingToCount() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeSystem.Canadian(seconds(1), seconds(1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeSystem.ByoYomi(seconds(1), seconds(1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeSystem.ByoYomi(seconds(1), Duration.ZERO, 3));
    }
}
