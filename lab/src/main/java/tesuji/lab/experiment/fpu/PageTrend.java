package tesuji.lab.experiment.fpu;

import tesuji.lab.statistics.distribution.Normal;
import tesuji.lab.statistics.rank.AverageRanks;

/**
 * Page's test (1963) whether algorithms become better in the order in which they stand: L = Σ j · R(j) of the sums of
 * ranks R(j), in units of its deviation among algorithms that do not differ. In a case with the ranks r(j) all orders
 * of these are then equally likely, so that its part of L has the variance Σ (j − mean)² · Σ (r(j) − mean)² / (k − 1).
 * Without shared ranks that is Page's own; of costs 0 and 1 it makes the test for a trend in matched proportions.
 *
 * @param z positive if costs fall from the first algorithm to the last; 0 if all are equal in every case
 */
record PageTrend(double z) {
    /** Of costs, one row for each case, where less is better. */
    static PageTrend ofCosts(double[][] costs) {
        int k = costs[0].length;
        double mean = (k + 1) / 2.0;
        double sum = 0;
        double variance = 0;
        for (double[] row : costs) {
            double[] ranks = AverageRanks.descending(row); // 1 for the largest cost, so that falling costs rise
            double steps = 0;
            double squares = 0;
            for (int j = 0; j < k; j++) {
                double step = j + 1 - mean;
                sum += step * ranks[j];
                steps += step * step;
                squares += (ranks[j] - mean) * (ranks[j] - mean);
            }
            variance += steps * squares / (k - 1);
        }
        return new PageTrend(variance == 0 ? 0 : sum / Math.sqrt(variance));
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
