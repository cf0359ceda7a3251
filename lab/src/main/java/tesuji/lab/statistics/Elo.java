package tesuji.lab.statistics;

/**
 * The difference in strength on the scale of Elo with the logistic curve, as on CGOS (Śliwa 2013, §2.4, eq. 2.1):
 * A is expected to score 1 / (1 + 10^((μB − μA) / 400)) against B. 100 points give 64 %, 200 give 76 %, 500 give 95 %.
 *
 * <p>The bounds are those of {@link Wilson} on the same scale. A player that won every game is infinitely stronger as
 * far as anybody can tell: the difference is then infinite, and so is one of its bounds.
 *
 * @param difference of the first player over the second; NaN without games
 * @param low the lower end of the 95 % interval
 * @param high the upper end of the 95 % interval
 */
public record Elo(double difference, double low, double high) {
    private static final double SCALE = 400;

    public static Elo of(Tally tally) {
        Wilson interval = Wilson.of(tally);
        return new Elo(difference(tally.score()), difference(interval.low()), difference(interval.high()));
    }

    /** The score to expect, from 0 to 1, of somebody this much stronger. */
    public static double expectation(double difference) {
        return 1 / (1 + Math.pow(10, -difference / SCALE));
    }

    /** How much stronger somebody is who scores this: the inverse of {@link #expectation}. */
    public static double difference(double score) {
        return SCALE * (Math.log10(score) - Math.log10(1 - score));
    }
}
