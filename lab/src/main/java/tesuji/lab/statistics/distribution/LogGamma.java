package tesuji.lab.statistics.distribution;

/**
 * The logarithm of the gamma function: Stirling's series (Abramowitz and Stegun 1964, 6.1.41) for large numbers, to
 * which small ones are led by Γ(x + 1) = x Γ(x).
 */
public final class LogGamma {
    /** From here on the series is exact to the last digits. */
    private static final double LARGE = 15;

    private static final double HALF_LOG_TWO_PI = 0.9189385332046728;

    private LogGamma() {}

    /** ln Γ(x) for x above 0. */
    public static double of(double x) {
        if (!(x > 0)) throw new IllegalArgumentException("gamma of " + x);
        double product = 1;
        double large = x;
        while (large < LARGE) product *= large++;
        return stirling(large) - Math.log(product);
    }

    /** The logarithm of the binomial coefficient, n over k. */
    public static double choose(int n, int k) {
        return of(n + 1.0) - of(k + 1.0) - of(n - k + 1.0);
    }

    private static double stirling(double x) {
        double square = 1 / (x * x);
        double series = (1 / 12.0 - square * (1 / 360.0 - square * (1 / 1260.0 - square * (1 / 1680.0)))) / x;
        series += square * square * square * square / x * (1 / 1188.0 - square * (691 / 360360.0));
        return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + series;
    }
}
