package tesuji.lab.statistics;

/**
 * Whether one player is better, from decided games alone: draws say nothing about who is better and are left out
 * (Dixon and Mood 1946).
 *
 * <p>Both answers are exact sums of binomial terms. They take games for independent; the two games of a pair, which
 * share an opening, are so only nearly.
 */
public final class SignTest {
    private static final double HUGE = 0x1p900;

    private SignTest() {}

    /**
     * The two-sided p-value: how likely equal players would part with a difference at least this large, by which side
     * soever. 1 without decided games.
     */
    public static double pValue(Tally tally) {
        int decided = tally.wins() + tally.losses();
        return Math.min(1, 2 * atMost(Math.min(tally.wins(), tally.losses()), decided));
    }

    /**
     * The likelihood of superiority: the probability that the first player wins more than half of the decided games in
     * the long run, if every rate was as likely as any other beforehand. The rate then follows the beta distribution
     * with parameters wins + 1 and losses + 1, whose upper half is a binomial sum.
     */
    public static double superiority(Tally tally) {
        return atMost(tally.wins(), tally.wins() + tally.losses() + 1);
    }

    /** The probability of at most k heads among n fair coins; exact while the binomial coefficients are. */
    private static double atMost(int k, int n) {
        double sum = 0;
        double term = 1;
        int exponent = -n; // apart, for the terms of many games fit into no double
        for (int i = 0; i <= k; i++) {
            sum += term;
            term = term * (n - i) / (i + 1);
            if (term > HUGE) {
                term /= HUGE;
                sum /= HUGE;
                exponent += Math.getExponent(HUGE);
            }
        }
        return Math.scalb(sum, exponent);
    }
}
