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
}
