package tesuji.lab.statistics.distribution;

/** The t distribution of Student (1908); the degrees of freedom need not be a whole number, as Welch (1947) uses it. */
public record StudentT(double degrees) {
    public StudentT {
        if (!(degrees > 0)) throw new IllegalArgumentException(degrees + " degrees of freedom");
    }

    /** The probability of less than t. */
    public double cdf(double t) {
        return t < 0 ? twoSided(t) / 2 : 1 - twoSided(t) / 2;
    }

    /** The probability of more than t. */
    public double upper(double t) {
        return cdf(-t);
    }

    /** The probability of being at least as far from 0 as t: the two-sided p-value. */
    public double twoSided(double t) {
        if (Double.isInfinite(degrees)) return Normal.twoSided(t);
        if (Double.isInfinite(t)) return 0;
        double sum = degrees + t * t;
        return IncompleteBeta.lower(degrees / 2, 0.5, degrees / sum, t * t / sum);
    }

    /** The number below which {@code p} of the distribution lies. */
    public double quantile(double p) {
        if (Double.isInfinite(degrees)) return Normal.quantile(p);
        if (p < 0.5) return -quantile(1 - p);
        if (p == 0.5) return 0;
        return Quantile.positive(this::cdf, this::upper, p);
    }
}
