package tesuji.lab.statistics.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class FriedmanTest {
    /** Six cases, three algorithms, some equal. */
    private static final double[][] SCORES = {{3, 1, 2}, {2, 2, 1}, {5, 4, 4}, {1, 1, 1}, {7, 5, 6}, {2, 1, 2}};

    /** Mean ranks 3.143, 2.000, 2.893 and 1.964 in 14 cases (Demšar 2006, §3.2.2, table 6). */
    @Test
    void thePublishedExample() {
        List<Double> ranks = List.of(44 / 14.0, 28 / 14.0, 40.5 / 14, 27.5 / 14);
        double squares = ranks.stream().mapToDouble(rank -> rank * rank).sum();
        Friedman test = new Friedman(14, ranks, 12 * 14 / 20.0 * (squares - 25), 1);
        assertThat(test.chiSquared()).isCloseTo(9.28, within(0.005));
        assertThat(test.chiSquaredP()).isCloseTo(0.0258, within(1e-4));
        // the p-value of the rounded 3.69 is 0.0197
        assertThat(test.f()).isCloseTo(3.69, within(0.005));
        assertThat(test.fP()).isCloseTo(0.0198, within(5e-5));
        assertThat(test.criticalF(0.05)).isCloseTo(2.85, within(0.005));
        assertThat(PostHocTest.NEMENYI.distance(4, 14, 0.10)).isCloseTo(1.12, within(0.005));
        assertThat(PostHocTest.NEMENYI.distance(4, 14, 0.05)).isCloseTo(1.25, within(0.005));
    }

    /** Computed with NumPy from SciPy's rankdata and distributions; the corrected one is its friedmanchisquare. */
    @Test
    void equalScoresShareRanks() {
        Friedman test = Friedman.ofScores(SCORES);
        assertThat(test.cases()).isEqualTo(6);
        assertThat(test.meanRanks().get(0)).isCloseTo(8 / 6.0, within(1e-12));
        assertThat(test.meanRanks().get(1)).isCloseTo(2.5, within(1e-12));
        assertThat(test.meanRanks().get(2)).isCloseTo(13 / 6.0, within(1e-12));
        assertThat(test.chiSquared()).isCloseTo(4.333333333333329, within(1e-12));
        assertThat(test.chiSquaredP()).isCloseTo(0.11455884399268802, within(1e-12));
        assertThat(test.f()).isCloseTo(2.8260869565217344, within(1e-12));
        assertThat(test.fP()).isCloseTo(0.10644534557634369, within(1e-12));
        Friedman corrected = test.correctedForTies();
        assertThat(corrected.chiSquared()).isCloseTo(6.117647058823524, within(1e-12));
        assertThat(corrected.chiSquaredP()).isCloseTo(0.04694288967532561, within(1e-12));
    }

    @Test
    void costsAreScoresTurnedRound() {
        double[][] costs = new double[SCORES.length][];
        for (int i = 0; i < costs.length; i++) {
            costs[i] = SCORES[i].clone();
            for (int j = 0; j < costs[i].length; j++) costs[i][j] *= -1;
        }
        assertThat(Friedman.ofCosts(costs)).isEqualTo(Friedman.ofScores(SCORES));
    }

    @Test
    void withoutSharedRanksTheCorrectionChangesNothing() {
        Friedman test = Friedman.ofScores(new double[][] {{1, 2, 3}, {3, 1, 2}, {1, 3, 2}, {1, 4, 9}});
        assertThat(test.tieFactor()).isCloseTo(1, within(1e-12));
        assertThat(test.correctedForTies().chiSquared()).isCloseTo(test.chiSquared(), within(1e-12));
    }

    @Test
    void casesThatAllAgreeLeaveNoDoubt() {
        Friedman test = Friedman.ofScores(new double[][] {{1, 2, 3}, {4, 5, 6}, {0, 7, 9}});
        assertThat(test.chiSquared()).isCloseTo(6, within(1e-12));
        assertThat(test.f()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(test.fP()).isZero();
    }

    @Test
    void algorithmsThatAreAlwaysEqualDoNotDiffer() {
        Friedman test = Friedman.ofScores(new double[][] {{1, 1}, {2, 2}, {3, 3}});
        assertThat(test.chiSquared()).isZero();
        assertThat(test.fP()).isEqualTo(1);
        assertThat(test.correctedForTies().chiSquaredP()).isEqualTo(1);
    }

    /** One case says nothing: F has no degrees of freedom. */
    @Test
    void oneCaseSaysNothing() {
        assertThat(Friedman.ofScores(new double[][] {{1, 2, 3}}).fP()).isEqualTo(1);
    }

    /** Equal algorithms are found different in about one of twenty tests, and most p-values are large. */
    @Test
    void thePValueIsRightForEqualAlgorithms() {
        Rng rng = new Rng(7);
        int rejected = 0;
        int runs = 2000;
        for (int run = 0; run < runs; run++) {
            double[][] scores = new double[30][5];
            for (double[] row : scores) for (int j = 0; j < row.length; j++) row[j] = rng.nextDouble();
            if (Friedman.ofScores(scores).fP() < 0.05) rejected++;
        }
        // 100 expected, with a standard deviation of 9.7
        assertThat(rejected).isBetween(70, 130);
    }

    @Test
    void thousandsOfCasesAndTwentyAlgorithmsAreNoTrouble() {
        Rng rng = new Rng(8);
        double[][] scores = new double[20_000][20];
        for (double[] row : scores) for (int j = 0; j < row.length; j++) row[j] = rng.nextDouble() + 0.01 * j;
        Friedman test = Friedman.ofScores(scores);
        assertThat(test.fP()).isLessThan(1e-100);
        assertThat(test.meanRanks().get(19)).isLessThan(test.meanRanks().get(0));
    }

    @Test
    void whatMakesNoTestIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Friedman.Sums(1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Friedman.Sums(2).addRanks(new double[] {1, 2, 3}));
        assertThatIllegalStateException().isThrownBy(() -> new Friedman.Sums(2).test());
        assertThatIllegalArgumentException().isThrownBy(() -> Friedman.ofScores(new double[][] {{Double.NaN, 1}}));
    }
}
