package tesuji.lab.statistics.distribution;

/**
 * The regularised incomplete beta function I_x(a, b), by its continued fraction (Abramowitz and Stegun 1964, 26.5.8) on
 * the side where that converges fast, and I_x(a, b) = 1 − I_(1−x)(b, a) on the other.
 */
public final class IncompleteBeta {
    private IncompleteBeta() {}

    /**
     * How much of the beta distribution with parameters a and b lies below x.
     *
     * @param rest 1 − x, given apart because it loses digits where x is close to 1
     */
    static double lower(double a, double b, double x, double rest) {
        if (x <= 0) return 0;
        if (rest <= 0) return 1;
        if (x <= (a + 1) / (a + b + 2)) return fraction(a, b, x, rest);
        return 1 - fraction(/* a= */ b, /* b= */ a, /* x= */ rest, /* rest= */ x);
    }

    /** How much of the beta distribution with parameters a and b lies below x. */
    public static double lower(double a, double b, double x) {
        return lower(a, b, x, 1 - x);
    }

    private static double fraction(double a, double b, double x, double rest) {
        double logBeta = LogGamma.of(a) + LogGamma.of(b) - LogGamma.of(a + b);
        double power = Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta);
        return power / a / ContinuedFraction.of(n -> x * numerator(a, b, n), n -> 1);
    }

    /** The partial numerators of the fraction, divided by x. */
    private static double numerator(double a, double b, int n) {
        int m = n / 2;
        double size = a + 2 * m;
        if (n % 2 == 0) return m * (b - m) / ((size - 1) * size);
        return -(a + m) * (a + b + m) / (size * (size + 1));
    }
}
