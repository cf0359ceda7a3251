package tesuji.lab.statistics.distribution;

/**
 * The regularised incomplete gamma functions P(a, x) and Q(a, x) = 1 − P(a, x): the series of P for small x
 * (Abramowitz and Stegun 1964, 6.5.29), the continued fraction of Q for large x (6.5.31).
 */
public final class IncompleteGamma {
    private static final double PRECISION = 1e-17;

    private IncompleteGamma() {}

    /** P(a, x): how much of the gamma distribution of shape a lies below x. */
    public static double lower(double a, double x) {
        if (x <= 0) return 0;
        if (Double.isInfinite(x)) return 1;
        return x < a + 1 ? series(a, x) : 1 - fraction(a, x);
    }

    /** Q(a, x): how much of it lies above x. */
    public static double upper(double a, double x) {
        if (x <= 0) return 1;
        if (Double.isInfinite(x)) return 0;
        return x < a + 1 ? 1 - series(a, x) : fraction(a, x);
    }

    private static double series(double a, double x) {
        double term = 1 / a;
        double sum = term;
        for (int n = 1; term > sum * PRECISION; n++) {
            term *= x / (a + n);
            sum += term;
        }
        return sum * power(a, x);
    }

    private static double fraction(double a, double x) {
        return power(a, x) / ContinuedFraction.of(n -> n * (a - n), n -> x + 2 * n + 1 - a);
    }

    /** x^a e^−x / Γ(a). */
    private static double power(double a, double x) {
        return Math.exp(a * Math.log(x) - x - LogGamma.of(a));
    }
}
