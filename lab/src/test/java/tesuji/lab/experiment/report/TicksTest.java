package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TicksTest {
    @ParameterizedTest
    @ValueSource(doubles = {0.03, 1, 6, 7.5, 99, 100, 101, 282, 760, 40_000, 1e7})
    void fewAndRoundAndEnough(double most) {
        Ticks ticks = Ticks.upTo(most);
        assertThat(ticks.values()).hasSizeBetween(2, 7).startsWith(0.0);
        assertThat(ticks.top()).isGreaterThanOrEqualTo(most * (1 - 1e-9)).isLessThan(most * 3);
    }

    @Test
    void numbersPeopleWouldChoose() {
        assertThat(Ticks.upTo(282).values()).containsExactly(0.0, 50.0, 100.0, 150.0, 200.0, 250.0, 300.0);
        assertThat(Ticks.text(1500)).isEqualTo("1,500");
        assertThat(Ticks.text(0.2)).isEqualTo("0.2");
    }

    @Test
    void nothingToShowIsAnAxisAllTheSame() {
        assertThat(Ticks.upTo(0).top()).isPositive();
    }

    @Test
    void factorsAreOneTwoAndFiveTimesPowersOfTen() {
        assertThat(Ticks.byFactors(4.8, 180).values()).containsExactly(2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0);
        assertThat(Ticks.byFactors(10, 100).values()).containsExactly(10.0, 20.0, 50.0, 100.0);
        assertThat(Ticks.byFactors(0.3, 4e6).values())
                .containsExactly(0.1, 1.0, 10.0, 100.0, 1000.0, 10_000.0, 100_000.0, 1_000_000.0, 10_000_000.0);
        assertThat(Ticks.byFactors(7, 7).values()).containsExactly(5.0, 10.0);
        assertThat(Ticks.byFactors(1, 1).top()).isGreaterThan(1);
    }
}
