package tesuji.lab.statistics;

/**
 * The score interval of Wilson (1927) for the probability behind a proportion s = points / n:
 *
 * <pre>
 *   (s + z²/2n ± z √(s(1 − s)/n + z²/4n²)) / (1 + z²/n)
 * </pre>
 *
 * <p>It stays within 0 and 1 and is sensible for few games and for scores of 0 and 1. With draws counted as halves the
 * proportion varies less than the binomial law assumes, so the interval is then wider than it need be, never narrower.
 *
 * @param low the lower end, from 0 to 1
 * @param high the upper end, from 0 to 1
 */
public record Wilson(double low, double high) {
    /** The quantile of the normal distribution that leaves 2.5 % at each end. */
    public static final double Z95 = 1.959963984540054;

    /** The 95 % interval; everything from 0 to 1 without games. */
    public static Wilson of(Tally tally) {
        return of(tally.points(), tally.games(), Z95);
    }

    /**
     * The interval of a proportion.
     *
     * @param points from 0 to n, not necessarily whole
     * @param z how many standard deviations wide
     */
    static Wilson of(double points, int n, double z) {
        if (n == 0) return new Wilson(0, 1);
        double score = points / n;
        double square = z * z / n;
        double middle = score + square / 2;
        double reach = z * Math.sqrt(score * (1 - score) / n + square / (4 * n));
        double low = points == 0 ? 0 : (middle - reach) / (1 + square);
        double high = points == n ? 1 : (middle + reach) / (1 + square);
        return new Wilson(low, high);
    }
}
