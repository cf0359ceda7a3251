package tesuji.lab.statistics.distribution;

/**
 * The F distribution: the ratio of two independent χ² variables, each divided by its degrees of freedom. Either number
 * of degrees may be infinite; what it belongs to is 1 then.
 *
 * @param numerator degrees of freedom above the line
 * @param denominator degrees of freedom below the line
 */
public record FDistribution(double numerator, double denominator) {
    public FDistribution {
        if (!(numerator > 0 && denominator > 0) || Double.isInfinite(Math.min(numerator, denominator))) {
            throw new IllegalArgumentException(numerator + " and " + denominator + " degrees of freedom");
        }
    }

    /** The probability of less than x. */
    public double cdf(double x) {
        if (x <= 0) return 0;
        if (Double.isInfinite(denominator)) return new ChiSquared(numerator).cdf(numerator * x);
        if (Double.isInfinite(numerator)) return new ChiSquared(denominator).upper(denominator / x);
        return IncompleteBeta.lower(numerator / 2, denominator / 2, shareAbove(x), shareBelow(x));
    }

    /** The probability of more than x. */
    public double upper(double x) {
        if (x <= 0) return 1;
        if (Double.isInfinite(denominator)) return new ChiSquared(numerator).upper(numerator * x);
        if (Double.isInfinite(numerator)) return new ChiSquared(denominator).cdf(denominator / x);
        return IncompleteBeta.lower(denominator / 2, numerator / 2, shareBelow(x), shareAbove(x));
    }

    /** The number below which {@code p} of the distribution lies. */
    public double quantile(double p) {
        return Quantile.positive(this::cdf, this::upper, p);
    }

    /** What the numerator is of the sum of both χ² variables if the ratio is x. */
    private double shareAbove(double x) {
        return Double.isInfinite(x) ? 1 : numerator * x / (denominator + numerator * x);
    }

    private double shareBelow(double x) {
        return denominator / (denominator + numerator * x);
    }
}
