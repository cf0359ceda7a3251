package tesuji.lab.statistics;

import java.util.List;
import tesuji.lab.statistics.distribution.StudentT;

/**
 * A mean and how certain it is, by the distribution of Student (1908). Of differences within pairs it is the paired t
 * test. It takes means for normally distributed, which those of many numbers nearly are.
 *
 * @param low the lower end of the 95 % interval; NaN for fewer than two numbers
 * @param high the upper end of it
 * @param pValue two-sided: how likely chance alone puts the mean so far from 0, if in the long run it is 0; NaN where
 *     nothing can be told
 */
public record MeanEstimate(int count, double mean, double low, double high, double pValue) {
    private static final double LEVEL = 0.95;

    /** Of these numbers. */
    public static MeanEstimate of(List<Double> numbers) {
        Sample sample = Sample.of(numbers);
        int n = sample.count();
        double mean = sample.mean();
        if (n < 2) return new MeanEstimate(n, mean, Double.NaN, Double.NaN, Double.NaN);
        double error = sample.deviation() / Math.sqrt(n);
        StudentT student = new StudentT(n - 1.0);
        double reach = student.quantile((1 + LEVEL) / 2) * error;
        return new MeanEstimate(n, mean, mean - reach, mean + reach, pValue(student, mean, error));
    }

    private static double pValue(StudentT student, double mean, double error) {
        if (error == 0) return mean == 0 ? 1 : Double.NaN; // numbers that are all the same tell of no chance
        return student.twoSided(mean / error);
    }

    /** Whether the long run is not 0, as far as chance allows to tell at this level, such as 0.05. */
    public boolean differs(double alpha) {
        return pValue < alpha;
    }
}
