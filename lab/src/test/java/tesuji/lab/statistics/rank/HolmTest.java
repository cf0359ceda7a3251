package tesuji.lab.statistics.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class HolmTest {
    /** By hand: 4 × 0.005, 3 × 0.01, 2 × 0.03, and 0.04, which may not be less than 0.06. */
    @Test
    void fourTestsByHand() {
        assertThat(Holm.adjusted(new double[] {0.01, 0.04, 0.03, 0.005}))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-15));
    }

    @Test
    void noneIsMoreThanOne() {
        assertThat(Holm.adjusted(new double[] {0.5, 0.9, 0.6})).containsExactly(1, 1, 1);
        assertThat(Holm.adjusted(new double[] {0.2})).containsExactly(0.2);
        assertThat(Holm.adjusted(new double[0])).isEmpty();
    }

    /** The example of Demšar (2006), §3.2.2: z is 2.416, 2.342 and 0.512, p 0.016, 0.019 and 0.607. */
    @Test
    void thePublishedComparisonWithAControl() {
        Friedman ranks = new Friedman(14, List.of(3.143, 2.000, 2.893, 1.964), 9.28, 1);
        assertThat(ranks.standardError()).isCloseTo(0.488, within(5e-4));
        double[] adjusted = Holm.againstControl(ranks, 0);
        assertThat(adjusted[0]).isEqualTo(1);
        assertThat(adjusted[3]).isCloseTo(3 * 0.016, within(1.5e-3));
        assertThat(adjusted[1])
                .as("2 × 0.019, but not less than the one before")
                .isEqualTo(adjusted[3]);
        assertThat(adjusted[2]).isCloseTo(0.607, within(3e-3));
    }

    @Test
    void theControlMayBeAnyOfThem() {
        Friedman ranks = new Friedman(20, List.of(1.2, 2.5, 2.3), 0, 1);
        double[] adjusted = Holm.againstControl(ranks, 2);
        assertThat(adjusted[2]).isEqualTo(1);
        assertThat(adjusted[0]).isLessThan(0.01);
        assertThat(adjusted[1]).isGreaterThan(0.5);
    }
}
