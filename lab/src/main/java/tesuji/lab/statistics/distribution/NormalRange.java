package tesuji.lab.statistics.distribution;

import java.util.function.DoubleUnaryOperator;

/**
 * The range, largest minus smallest, of independent standard normal variables: the studentised range with infinitely
 * many degrees of freedom, on which the test of Nemenyi (1963) rests. With z the largest of k variables,
 *
 * <pre>
 *   P(R &lt; q) = k ∫ φ(z) (Φ(z) − Φ(z − q))^(k−1) dz
 * </pre>
 *
 * <p>The integrand is smooth and vanishes at both ends like a normal density, and for such functions the trapezoidal
 * rule is exact to the last digits with quite wide steps (Trefethen and Weideman 2014).
 *
 * @param variables how many, at least 2
 */
public record NormalRange(int variables) {
    private static final double END = 12;
    private static final int STEPS_PER_UNIT = 16;

    public NormalRange {
        if (variables < 2) throw new IllegalArgumentException(variables + " variables have no range");
    }

    /** The probability of a range below q. */
    public double cdf(double q) {
        if (q <= 0) return 0;
        return integral(z -> Math.pow(Normal.cdf(z) - Normal.cdf(z - q), variables - 1));
    }

    /** The probability of a range above q: the integral for an infinite q without that of this one. */
    public double upper(double q) {
        if (q <= 0) return 1;
        return integral(z -> {
            double below = Normal.cdf(z);
            double log = Math.log1p(-Normal.cdf(z - q) / below);
            return -Math.pow(below, variables - 1) * Math.expm1((variables - 1) * log);
        });
    }

    /** The number below which {@code p} of the distribution lies. */
    public double quantile(double p) {
        return Quantile.positive(this::cdf, this::upper, p);
    }

    /** Of k φ(z) times this function. */
    private double integral(DoubleUnaryOperator factor) {
        double sum = 0;
        for (int i = 0; i <= 2 * END * STEPS_PER_UNIT; i++) {
            double z = (double) i / STEPS_PER_UNIT - END;
            sum += Normal.density(z) * factor.applyAsDouble(z);
        }
        return variables * sum / STEPS_PER_UNIT;
    }
}
