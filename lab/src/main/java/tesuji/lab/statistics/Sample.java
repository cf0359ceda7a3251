package tesuji.lab.statistics;

import java.util.List;

/**
 * Numbers in short.
 *
 * @param deviation the standard deviation, as the sample lets expect it of all there could be; NaN for fewer than two
 */
public record Sample(int count, double mean, double median, double least, double most, double deviation) {
    /** What these numbers come to; everything is NaN where there are none. */
    public static Sample of(List<Double> numbers) {
        double[] sorted =
                numbers.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int n = sorted.length;
        if (n == 0) return new Sample(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        double sum = 0;
        for (double number : sorted) sum += number;
        double mean = sum / n;
        double squares = 0;
        for (double number : sorted) squares += (number - mean) * (number - mean);
        double median = (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
        double deviation = n < 2 ? Double.NaN : Math.sqrt(squares / (n - 1));
        return new Sample(n, mean, median, sorted[0], sorted[n - 1], deviation);
    }
}
