package tesuji.core.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class OwnerStatisticsTest {
    private final OwnerStatistics statistics = new OwnerStatistics(4);

    /** Ends with these owners: 1 for side 0, -1 for side 1, 0 for nobody. */
    private void add(int score, int... owners) {
        statistics.add(score, sums -> {
            for (int point = 0; point < sums.length; point++) sums[point] += owners[point];
            return true;
        });
    }

    /** Point 0 always belongs to side 0, point 1 to the winner, point 2 to the loser, point 3 to nobody. */
    private void addFour() {
        add(5, 1, 1, -1, 0);
        add(1, 1, 1, -1, 0);
        add(-7, 1, -1, 1, 0);
        add(3, 1, 1, -1, 0);
    }

    @Test
    void sharesOfPoints() {
        addFour();
        assertThat(statistics.playouts()).isEqualTo(4);
        assertThat(statistics.share(0, 0)).isEqualTo(1);
        assertThat(statistics.share(0, 1)).isZero();
        assertThat(statistics.share(1, 0)).isEqualTo(0.75);
        assertThat(statistics.share(2, 0)).isEqualTo(0.25);
        assertThat(statistics.share(3, 1)).as("nobody's").isEqualTo(0.5);
    }

    /**
     * By hand, with side 0 winning 3 of 4: point 1 goes to the winner in all four, and would by chance in 3/4 · 3/4 +
     * 1/4 · 1/4 = 5/8; point 2 never does, and would in 3/4 · 1/4 + 1/4 · 3/4 = 3/8.
     */
    @Test
    void criticalityIsWhatChanceDoesNotExplain() {
        addFour();
        assertThat(statistics.criticality(0)).isCloseTo(0, within(1e-12));
        assertThat(statistics.criticality(1)).isCloseTo(3 / 8.0, within(1e-12));
        assertThat(statistics.criticality(2)).isCloseTo(-3 / 8.0, within(1e-12));
        assertThat(statistics.criticality(3)).isCloseTo(0, within(1e-12));
    }

    @Test
    void endsThatNobodyKnowsAreLeftOut() {
        add(5, 1, 1, 1, 1);
        statistics.add(-5, sums -> false);
        assertThat(statistics.playouts()).isEqualTo(1);
        assertThat(statistics.share(0, 0)).isEqualTo(1);
        statistics.clear();
        assertThat(statistics.playouts()).isZero();
        add(-5, -1, -1, -1, -1);
        assertThat(statistics.share(0, 0)).isZero();
    }
}
