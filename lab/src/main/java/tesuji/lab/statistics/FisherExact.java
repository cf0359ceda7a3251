package tesuji.lab.statistics;

import tesuji.lab.statistics.distribution.LogGamma;

/**
 * Whether two proportions differ: the exact test of Fisher (1935). With all hits of both samples given, those of the
 * first one follow the hypergeometric distribution if the rates are equal; the two-sided p-value is the probability of
 * all outcomes that are at most as likely as the one seen.
 */
public final class FisherExact {
    /** Outcomes are as likely as the one seen if only rounding makes them likelier. */
    private static final double TOLERANCE = 1e-7;

    private FisherExact() {}

    /** The two-sided p-value of {@code hits} of {@code tries} against those of another sample. */
    public static double pValue(int hits, int tries, int otherHits, int otherTries) {
        if (hits < 0 || otherHits < 0 || hits > tries || otherHits > otherTries) {
            throw new IllegalArgumentException(hits + " of " + tries + ", " + otherHits + " of " + otherTries);
        }
        int all = hits + otherHits;
        double seen = log(hits, tries, all, otherTries);
        double sum = 0;
        for (int i = Math.max(0, all - otherTries); i <= Math.min(all, tries); i++) {
            double log = log(i, tries, all, otherTries);
            if (log <= seen + TOLERANCE) sum += Math.exp(log);
        }
        return Math.min(1, sum);
    }

    /** The logarithm of the probability that so many of all hits fall into the first sample. */
    private static double log(int hits, int tries, int all, int otherTries) {
        return LogGamma.choose(tries, hits)
                + LogGamma.choose(otherTries, all - hits)
                - LogGamma.choose(tries + otherTries, all);
    }
}
