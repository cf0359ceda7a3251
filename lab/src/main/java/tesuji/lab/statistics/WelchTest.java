package tesuji.lab.statistics;

import tesuji.lab.statistics.distribution.StudentT;

/**
 * Whether two means differ, without taking the variances for equal: the t test of Welch (1947). It needs no more than
 * number, mean and standard deviation, which is what papers print, and takes the means for normally distributed.
 *
 * @param t the difference of the means in standard errors
 * @param degrees the degrees of freedom of Welch and Satterthwaite
 */
public record WelchTest(double t, double degrees) {
    /** Of two samples with at least two numbers each. */
    public static WelchTest of(Sample one, Sample other) {
        return of(one.count(), one.mean(), one.deviation(), other.count(), other.mean(), other.deviation());
    }

    /** Of what papers print: how many numbers, their mean, and their standard deviation. */
    public static WelchTest of(
            int count, double mean, double deviation, int otherCount, double otherMean, double otherDeviation) {
        if (count < 2 || otherCount < 2) throw new IllegalArgumentException(count + " and " + otherCount + " numbers");
        double square = deviation * deviation / count;
        double otherSquare = otherDeviation * otherDeviation / otherCount;
        double sum = square + otherSquare;
        double difference = mean - otherMean;
        if (sum == 0) return new WelchTest(difference == 0 ? 0 : Double.NaN, count + otherCount - 2.0);
        double degrees = sum * sum / (square * square / (count - 1) + otherSquare * otherSquare / (otherCount - 1));
        return new WelchTest(difference / Math.sqrt(sum), degrees);
    }

    /** The two-sided p-value; NaN where neither sample varies and the means differ, since then nothing can be told. */
    public double pValue() {
        if (Double.isNaN(t)) return Double.NaN;
        return new StudentT(degrees).twoSided(t);
    }
}
