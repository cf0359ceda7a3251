package tesuji.lab.statistics.rank;

import java.util.Arrays;
import java.util.List;
import tesuji.lab.statistics.distribution.ChiSquared;
import tesuji.lab.statistics.distribution.FDistribution;

/**
 * The test of Friedman (1937) whether k algorithms differ, from their ranks in N cases, with R_j the mean ranks:
 *
 * <pre>
 *   χ²_F = 12 N / (k (k + 1)) · (Σ R_j² − k (k + 1)² / 4)         with k − 1 degrees of freedom
 *   F_F  = (N − 1) χ²_F / (N (k − 1) − χ²_F)                      with k − 1 and (k − 1)(N − 1)
 * </pre>
 *
 * <p>The second is that of Iman and Davenport (1980), who call χ²_F too cautious (Demšar 2006, §3.2.2). Where ranks are
 * shared the formula makes χ²_F too small; {@link #correctedForTies} divides it by the share of the variance of ranks
 * that is left (Conover 1999, §5.8). What papers report is mostly not corrected.
 *
 * @param cases N
 * @param meanRanks of the algorithms, 1 being the best possible
 * @param chiSquared χ²_F
 * @param tieFactor the variance of the ranks as a share of that without shared ranks; 1 if none is shared
 */
public record Friedman(int cases, List<Double> meanRanks, double chiSquared, double tieFactor) {
    public Friedman {
        meanRanks = List.copyOf(meanRanks);
    }

    /** Of scores, one row for each case, where more is better. */
    public static Friedman ofScores(double[][] scores) {
        Sums sums = new Sums(scores[0].length);
        for (double[] row : scores) sums.addRanks(AverageRanks.descending(row));
        return sums.test();
    }

    /** Of costs such as errors or ranks of the right move, one row for each case, where less is better. */
    public static Friedman ofCosts(double[][] costs) {
        Sums sums = new Sums(costs[0].length);
        for (double[] row : costs) sums.addRanks(AverageRanks.ascending(row));
        return sums.test();
    }

    /** Adds up ranks case by case, so that the cases need not be kept. Owned by one thread. */
    public static final class Sums {
        private final double[] sums;
        private double squares;
        private int cases;

        /** For so many algorithms, at least 2. */
        public Sums(int algorithms) {
            if (algorithms < 2) throw new IllegalArgumentException(algorithms + " algorithms");
            sums = new double[algorithms];
        }

        /** One more case: the ranks of the algorithms in it, shared ones as {@link AverageRanks} has them. */
        public void addRanks(double[] ranks) {
            if (ranks.length != sums.length) throw new IllegalArgumentException(ranks.length + " ranks");
            cases++;
            for (int j = 0; j < sums.length; j++) {
                sums[j] += ranks[j];
                squares += ranks[j] * ranks[j];
            }
        }

        public Friedman test() {
            if (cases == 0) throw new IllegalStateException("no cases");
            double k = sums.length;
            double middle = (k + 1) / 2;
            double spread = 0; // as a sum of squared distances: nothing cancels
            for (double sum : sums) spread += (sum / cases - middle) * (sum / cases - middle);
            double variance = squares / cases - k * middle * middle;
            double factor = variance / (k * (k * k - 1) / 12);
            List<Double> means =
                    Arrays.stream(sums).mapToObj(sum -> sum / cases).toList();
            return new Friedman(cases, means, 12 * cases / (k * (k + 1)) * spread, factor);
        }
    }

    public int algorithms() {
        return meanRanks.size();
    }

    /** The probability of so large a χ²_F among algorithms that do not differ. */
    public double chiSquaredP() {
        return new ChiSquared(algorithms() - 1.0).upper(chiSquared);
    }

    /** F_F; infinite if all cases agree on all ranks. */
    public double f() {
        double rest = cases * (algorithms() - 1.0) - chiSquared;
        return rest <= 1e-9 * chiSquared ? Double.POSITIVE_INFINITY : (cases - 1) * chiSquared / rest;
    }

    /** The probability of so large an F_F among algorithms that do not differ; 1 for a single case. */
    public double fP() {
        return cases == 1 ? 1 : distribution().upper(f());
    }

    /** What F_F would have to exceed at this level, such as 0.05. */
    public double criticalF(double alpha) {
        return distribution().quantile(1 - alpha);
    }

    private FDistribution distribution() {
        double degrees = algorithms() - 1;
        return new FDistribution(degrees, degrees * (cases - 1.0));
    }

    /** The same test with χ²_F corrected for shared ranks. */
    public Friedman correctedForTies() {
        return new Friedman(cases, meanRanks, chiSquared == 0 ? 0 : chiSquared / tieFactor, 1);
    }

    /** The standard error of the difference of two mean ranks among algorithms that do not differ. */
    public double standardError() {
        return PostHocTest.standardError(algorithms(), cases);
    }
}
