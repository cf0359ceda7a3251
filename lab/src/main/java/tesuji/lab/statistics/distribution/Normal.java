package tesuji.lab.statistics.distribution;

/** The standard normal distribution. */
public final class Normal {
    private static final double ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
    private static final int REFINEMENTS = 3;

    private Normal() {}

    public static double density(double x) {
        return Math.exp(-x * x / 2) / ROOT_TWO_PI;
    }

    /** The probability of less than x. */
    public static double cdf(double x) {
        double tail = IncompleteGamma.upper(0.5, x * x / 2) / 2;
        return x < 0 ? tail : 1 - tail;
    }

    /** The probability of more than x. */
    public static double upper(double x) {
        return cdf(-x);
    }

    /** The probability of being at least as far from 0 as x: the two-sided p-value. */
    public static double twoSided(double x) {
        return IncompleteGamma.upper(0.5, x * x / 2);
    }

    /**
     * The number below which {@code p} of the distribution lies: the approximation of Hastings (Abramowitz and Stegun
     * 1964, 26.2.23), wrong by less than 0.00045, refined by steps of Halley, each of which triples the digits.
     */
    public static double quantile(double p) {
        if (!(p >= 0 && p <= 1)) throw new IllegalArgumentException("probability " + p);
        if (p > 0.5) return -quantile(1 - p);
        if (p == 0) return Double.NEGATIVE_INFINITY;
        if (p == 0.5) return 0;
        double t = Math.sqrt(-2 * Math.log(p));
        double x =
                (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
        for (int i = 0; i < REFINEMENTS; i++) {
            double error = (cdf(x) - p) / density(x);
            x -= error / (1 + x * error / 2);
        }
        return x;
    }
}
