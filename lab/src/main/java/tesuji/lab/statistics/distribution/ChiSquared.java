package tesuji.lab.statistics.distribution;

/** The χ² distribution: the sum of the squares of independent standard normal variables. */
public record ChiSquared(double degrees) {
    public ChiSquared {
        if (!(degrees > 0)) throw new IllegalArgumentException(degrees + " degrees of freedom");
    }

    /** The probability of less than x. */
    public double cdf(double x) {
        return IncompleteGamma.lower(degrees / 2, x / 2);
    }

    /** The probability of more than x. */
    public double upper(double x) {
        return IncompleteGamma.upper(degrees / 2, x / 2);
    }

    /** The number below which {@code p} of the distribution lies. */
    public double quantile(double p) {
        return Quantile.positive(this::cdf, this::upper, p);
    }
}
