package tesuji.lab.statistics;

import java.util.List;

/**
 * The sequential probability ratio test of Wald (1945): after every result it says whether A is stronger than B by
 * {@code elo0} (H0) or by {@code elo1} (H1), or that more games are needed. It stops when the logarithm of the
 * likelihood ratio of H1 to H0 leaves the bounds ln(β / (1 − α)) and ln((1 − β) / α).
 *
 * <p>The hypotheses fix the mean score, by the logistic curve of {@link Elo}, and leave open how likely the single
 * outcomes are. Each likelihood is therefore the largest one with that mean: the generalised test, whose maximum for
 * outcomes a_i seen with the frequencies f_i is at p_i = f_i / (1 + θ (a_i − s)) (Van den Bergh 2019, as in Fishtest).
 * Outcomes are those of single games (three) or of pairs (five, {@link Pentanomial}). Outcomes never seen count as seen
 * 0.001 times; without that one-sided results would have no ratio.
 *
 * <p>The probabilities of error α' and β' are near α and β. Because the last result jumps over a bound, Wald has
 * α' ≤ α / (1 − β), β' ≤ β / (1 − α) and α' + β' ≤ α + β, so that one of them may be a little larger than asked;
 * the estimate of the frequencies adds something at the very beginning. They hold for true differences of elo0 and
 * elo1; in between the test takes longest, and either answer is right enough.
 *
 * @param alpha how likely H1 is accepted if the difference is elo0
 * @param beta how likely H0 is accepted if the difference is elo1
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    public static final double USUAL_ERROR = 0.05;

    /** Larger differences cannot be told from certain wins. */
    public static final double MOST_ELO = 4000;

    private static final double UNSEEN = 1e-3;

    /** What the results allow to say. */
    public enum Decision {
        UNDECIDED,
        H0,
        H1
    }

    public Sprt {
        if (!(elo0 < elo1 && elo0 >= -MOST_ELO && elo1 <= MOST_ELO)) {
            throw new IllegalArgumentException("elo0 " + elo0 + ", elo1 " + elo1);
        }
        if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) {
            throw new IllegalArgumentException("alpha " + alpha + ", beta " + beta);
        }
    }

    /** H0 is accepted when the ratio is at most this. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** H1 is accepted when the ratio is at least this. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** What this ratio allows to say. */
    public Decision decision(double llr) {
        return llr >= upper() ? Decision.H1 : llr <= lower() ? Decision.H0 : Decision.UNDECIDED;
    }

    /**
     * The logarithm of the likelihood ratio.
     *
     * @param counts how often each outcome was seen, from the worst to the best, evenly spaced: losses, draws and wins,
     *     or the five of a pair
     */
    public double llr(List<Integer> counts) {
        double[] seen = counts.stream()
                .mapToDouble(count -> count == 0 ? UNSEEN : count)
                .toArray();
        if (counts.stream().allMatch(count -> count == 0)) return 0;
        return maximum(seen, Elo.expectation(elo1)) - maximum(seen, Elo.expectation(elo0));
    }

    /** The largest log-likelihood of these counts with this mean, but for a term that does not depend on the mean. */
    private static double maximum(double[] seen, double mean) {
        double theta = theta(seen, mean);
        double sum = 0;
        for (int i = 0; i < seen.length; i++) sum -= seen[i] * Math.log1p(theta * (outcome(i, seen) - mean));
        return sum;
    }

    /** Where Σ f_i (a_i − s) / (1 + θ (a_i − s)) is 0: it falls from +∞ to −∞ while all terms are positive. */
    private static double theta(double[] seen, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        while (true) {
            double middle = low + (high - low) / 2;
            if (!(middle > low && middle < high)) return middle;
            double sum = 0;
            for (int i = 0; i < seen.length; i++) {
                double distance = outcome(i, seen) - mean;
                sum += seen[i] * distance / (1 + middle * distance);
            }
            if (sum > 0) low = middle;
            else high = middle;
        }
    }

    private static double outcome(int index, double[] seen) {
        return index / (seen.length - 1.0);
    }
}
