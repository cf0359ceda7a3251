package tesuji.lab.statistics;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import tesuji.core.base.Rng;

/**
 * Whether a number that a source prints, such as a mean of ten, could be that of as many numbers like ours. It needs
 * neither the source's numbers nor their deviation: so many of ours are drawn with replacement again and again (Efron
 * 1979), and it is counted how often theirs is reached.
 *
 * <p>Our numbers are taken for all there could be. So there should be many more of ours than of the source's, or the
 * p-value is too small.
 */
final class ResamplingTest {
    private static final int SAMPLES = 100_000;
    private static final long SEED = 1;

    private ResamplingTest() {}

    /**
     * The two-sided p-value, twice the share of the rarer side; never 0. The same numbers give the same.
     *
     * @param statistic of as many numbers as the source had; it may order them
     */
    static double pValue(double[] ours, int count, ToDoubleFunction<double[]> statistic, double theirs) {
        if (ours.length == 0 || count < 1) throw new IllegalArgumentException(ours.length + " numbers, " + count);
        double[] sorted = ours.clone();
        Arrays.sort(sorted); // their order must not matter
        Rng rng = new Rng(SEED);
        double[] drawn = new double[count];
        int below = 1;
        int above = 1;
        for (int sample = 0; sample < SAMPLES; sample++) {
            for (int i = 0; i < count; i++) drawn[i] = sorted[rng.nextInt(sorted.length)];
            double value = statistic.applyAsDouble(drawn);
            if (value <= theirs) below++;
            if (value >= theirs) above++;
        }
        return Math.min(1, 2.0 * Math.min(below, above) / (SAMPLES + 1));
    }

    static double mean(double[] numbers) {
        return Arrays.stream(numbers).sum() / numbers.length;
    }

    /** Orders the numbers. */
    static double median(double[] numbers) {
        Arrays.sort(numbers);
        return (numbers[(numbers.length - 1) / 2] + numbers[numbers.length / 2]) / 2;
    }
}
