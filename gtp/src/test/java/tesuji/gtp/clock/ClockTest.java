package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClockTest {
    private static final TimeSystem HOUR = new TimeSystem.Absolute(Duration.ofHours(1));

    @Test
    void withoutSettingsThereIsNoLimit() {
        Clock clock = new Clock();
        clock.spend(0, Duration.ofHours(5));
        assertThat(clock.budget(0, 30)).isEmpty();
    }

    @Test
    void eachSideHasItsOwnTime() {
        Clock clock = new Clock();
        clock.set(HOUR);
        clock.spend(0, Duration.ofMinutes(20));
        assertThat(clock.left(0)).contains(new TimeLeft(Duration.ofMinutes(40), 0));
        assertThat(clock.left(1)).contains(new TimeLeft(Duration.ofHours(1), 0));
    }

    @Test
    void theControllerKnowsBetter() {
        Clock clock = new Clock();
        clock.set(HOUR);
        clock.report(1, new TimeLeft(Duration.ofSeconds(100), 0));
        assertThat(clock.budget(1, 20)).contains(Duration.ofMillis(4500));
        clock.restart();
        assertThat(clock.left(1)).contains(new TimeLeft(Duration.ofHours(1), 0));
    }

    @Test
    void timeReportedWithoutSettingsIsSharedOut() {
        Clock clock = new Clock();
        clock.report(0, new TimeLeft(Duration.ofSeconds(100), 0));
        assertThat(clock.budget(0, 20)).contains(Duration.ofMillis(4500));
        clock.restart();
        assertThat(clock.budget(0, 20)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"100000, 4500", "20000, 500", "10000, 250", "0, 0", "9000000000, 300000"})
    void aBudgetIsAShareLessTheLag(long leftMillis, long budgetMillis) {
        TimeLeft left = new TimeLeft(Duration.ofMillis(leftMillis), 0);
        assertThat(Budget.of(HOUR, left, 20)).isEqualTo(Duration.ofMillis(budgetMillis));
    }

    /** The moves of a long game, each a tenth of a second late. */
    @Test
    void budgetsOfAWholeGameFitIntoAbsoluteTime() {
        TimeLeft left = new TimeLeft(Duration.ofMinutes(10), 0);
        for (int played = 0; played < 361; played += 2) {
            Duration budget = Budget.of(HOUR, left, Budget.movesToGo(361, played));
            left = HOUR.after(left, budget.plusMillis(100));
        }
        assertThat(left.time()).isBetween(Duration.ofSeconds(1), Duration.ofMinutes(2));
    }

    @Test
    void someMovesAreAlwaysToGo() {
        assertThat(Budget.movesToGo(361, 0)).isEqualTo(135);
        assertThat(Budget.movesToGo(361, 300)).isEqualTo(22);
        assertThat(Budget.movesToGo(9, 1000)).isEqualTo(5);
        assertThat(Budget.movesToGo(1, 0)).isEqualTo(5);
    }
}
