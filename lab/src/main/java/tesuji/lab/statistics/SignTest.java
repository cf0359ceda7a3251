package tesuji.lab.statistics;

/**
 * Whether one player is better, from decided games alone: draws say nothing about who is better and are left out
 * (Dixon and Mood 1946).
 *
 * <p>Both answers are exact sums of binomial terms. They take games for independent; the two games of a pair, which
 * share an opening, are so only nearly.
 */
public final class SignTest {
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

    /** The probability of at most k heads among n fair coins. */
    private static double atMost(int k, int n) {
        double sum = 0;
        double logTerm = -n * Math.log(2); // logarithms, for the terms of many games are too small for doubles
        for (int i = 0; i <= k; i++) {
            sum += Math.exp(logTerm);
            logTerm += Math.log(n - i) - Math.log(i + 1.0);
        }
        return Math.min(1, sum);
    }
}
