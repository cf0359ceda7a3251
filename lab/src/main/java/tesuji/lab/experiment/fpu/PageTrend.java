package tesuji.lab.experiment.fpu;

import tesuji.lab.statistics.distribution.Normal;
import tesuji.lab.statistics.rank.AverageRanks;

/**
 * Page's test (1963) whether algorithms become better in the order in which they stand: L = Σ j · R(j) of the sums of
 * ranks R(j), in units of its deviation among algorithms that do not differ. Ranks shared make it cautious.
 *
 * @param z positive if costs fall from the first algorithm to the last
 */
record PageTrend(double z) {
    /** Of costs, one row for each case, where less is better. */
    static PageTrend ofCosts(double[][] costs) {
        int n = costs.length;
        int k = costs[0].length;
        double sum = 0;
        for (double[] row : costs) {
            double[] ranks = AverageRanks.descending(row); // 1 for the largest cost, so that falling costs rise
            for (int j = 0; j < k; j++) sum += (j + 1) * ranks[j];
        }
        double mean = n * k * (k + 1.0) * (k + 1.0) / 4;
        double deviation = k * (k + 1.0) / 12 * Math.sqrt(n * (k - 1.0));
        return new PageTrend((sum - mean) / deviation);
    }

    /** How likely algorithms that do not differ rise as clearly. */
    double pRising() {
        return Normal.upper(z);
    }

    /** How likely algorithms that do not differ fall as clearly. */
    double pFalling() {
        return Normal.upper(-z);
    }
}
