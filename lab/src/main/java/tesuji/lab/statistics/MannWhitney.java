package tesuji.lab.statistics;

import tesuji.lab.statistics.distribution.Normal;
import tesuji.lab.statistics.rank.AverageRanks;

/**
 * Whether the numbers of one sample tend to be larger than those of another: the rank test of Mann and Whitney (1947).
 * Exact for small samples without equal numbers; else the normal approximation, corrected for ties and for continuity.
 *
 * @param u how many pairs of a number of each sample have the larger one in the first, equal ones counting one half
 * @param pValue two-sided
 * @param exact whether the p-value was counted rather than approximated
 */
public record MannWhitney(double u, double pValue, boolean exact) {
    private static final int SMALL = 20;

    /** Of two samples, none of them empty. */
    public static MannWhitney of(double[] one, double[] other) {
        int m = one.length;
        int n = other.length;
        if (m == 0 || n == 0) throw new IllegalArgumentException("an empty sample");
        double[] all = new double[m + n];
        System.arraycopy(one, 0, all, 0, m);
        System.arraycopy(other, 0, all, m, n);
        double[] ranks = AverageRanks.ascending(all);
        double sum = 0;
        for (int i = 0; i < m; i++) sum += ranks[i];
        double u = sum - m * (m + 1.0) / 2;
        double missing = missingVariance(ranks);
        if (missing == 0 && m <= SMALL && n <= SMALL) return new MannWhitney(u, counted(u, m, n), true);
        return new MannWhitney(u, approximated(u, m, n, missing), false);
    }

    /** Σ (t³ − t) over all groups of t equal numbers, as 12 times what sharing takes from the squares of the ranks. */
    private static double missingVariance(double[] ranks) {
        double squares = 0;
        for (double rank : ranks) squares += rank * rank;
        double n = ranks.length;
        return 12 * (n * (n + 1) * (2 * n + 1) / 6 - squares);
    }

    private static double approximated(double u, double m, double n, double missing) {
        double all = m + n;
        double variance = m * n / 12 * (all + 1 - missing / (all * (all - 1)));
        if (variance <= 0) return 1; // all numbers are equal
        double distance = Math.max(0, Math.abs(u - m * n / 2) - 0.5);
        return Normal.twoSided(distance / Math.sqrt(variance));
    }

    /** Twice the smaller tail, over all orders of the numbers. */
    private static double counted(double u, int m, int n) {
        double[] ways = ways(m, n);
        double total = 0;
        double tail = 0;
        double smaller = Math.min(u, m * n - u);
        for (int i = 0; i < ways.length; i++) {
            total += ways[i];
            if (i <= smaller) tail += ways[i];
        }
        return Math.min(1, 2 * tail / total);
    }

    /**
     * In how many orders of m and n numbers each value of u occurs. They are the coefficients of the Gaussian binomial
     * Π (1 − x^(n+i)) / (1 − x^i) for i from 1 to m, multiplied out and divided one factor after the other.
     */
    private static double[] ways(int m, int n) {
        double[] ways = new double[m * n + 1];
        ways[0] = 1;
        for (int i = 1; i <= m; i++) {
            for (int u = ways.length - 1; u >= n + i; u--) ways[u] -= ways[u - n - i];
            for (int u = i; u < ways.length; u++) ways[u] += ways[u - i];
        }
        return ways;
    }
}
