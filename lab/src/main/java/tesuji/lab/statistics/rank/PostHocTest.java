package tesuji.lab.statistics.rank;

import tesuji.lab.statistics.distribution.Normal;
import tesuji.lab.statistics.distribution.NormalRange;

/**
 * How far the mean ranks of k algorithms in N cases must lie apart to differ: the critical distance
 * q √(k (k + 1) / 6N) of Demšar (2006), §3.2.2, whose q is computed here instead of read from his tables.
 */
public enum PostHocTest {
    /** All are compared with each other (Nemenyi 1963): q is a quantile of the range of k normal variables, by √2. */
    NEMENYI {
        @Override
        public double q(int algorithms, double alpha) {
            return new NormalRange(algorithms).quantile(1 - alpha) / Math.sqrt(2);
        }
    },

    /** All are compared with one control (Dunn 1961): the level is divided among the k − 1 comparisons. */
    BONFERRONI_DUNN {
        @Override
        public double q(int algorithms, double alpha) {
            return -Normal.quantile(alpha / (2 * (algorithms - 1)));
        }
    };

    /** The factor of the critical distance. */
    public abstract double q(int algorithms, double alpha);

    /** Mean ranks that differ by less than this do not differ significantly at the level, such as 0.05. */
    public double distance(int algorithms, int cases, double alpha) {
        return q(algorithms, alpha) * standardError(algorithms, cases);
    }

    static double standardError(int algorithms, int cases) {
        double k = algorithms;
        return Math.sqrt(k * (k + 1) / (6.0 * cases));
    }
}
