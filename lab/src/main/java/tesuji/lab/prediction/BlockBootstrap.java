package tesuji.lab.prediction;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import tesuji.core.base.Rng;

/**
 * A mean and its 95 % interval by the block bootstrap (Efron and Tibshirani 1993, §8.6 and §13.3): positions of one game
 * are not independent, so whole games are drawn with replacement, {@value #DRAWS} times, and the middle 95 % of the means
 * are the interval. With few games it is narrower than it should be; with one it is a point.
 *
 * @param value the mean of all numbers; NaN without any
 */
public record BlockBootstrap(double value, double low, double high) {
    private static final int DRAWS = 2000;
    private static final double TAIL = 0.025;
    private static final long SEED = 1;

    /** The mean of the numbers in these blocks, one block for each game; it comes out the same every time. */
    public static BlockBootstrap of(Collection<List<Double>> blocks) {
        List<List<Double>> full =
                blocks.stream().filter(block -> !block.isEmpty()).toList();
        if (full.isEmpty()) return new BlockBootstrap(Double.NaN, Double.NaN, Double.NaN);
        double[] sums = new double[full.size()];
        int[] counts = new int[full.size()];
        for (int i = 0; i < sums.length; i++) {
            for (double number : full.get(i)) sums[i] += number;
            counts[i] = full.get(i).size();
        }
        Rng rng = new Rng(SEED);
        double[] means = new double[DRAWS];
        for (int draw = 0; draw < DRAWS; draw++) means[draw] = drawn(sums, counts, rng);
        Arrays.sort(means);
        int cut = (int) (TAIL * DRAWS);
        double mean = Arrays.stream(sums).sum() / Arrays.stream(counts).sum();
        return new BlockBootstrap(mean, means[cut], means[DRAWS - 1 - cut]);
    }

    private static double drawn(double[] sums, int[] counts, Rng rng) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < sums.length; i++) {
            int block = rng.nextInt(sums.length);
            sum += sums[block];
            count += counts[block];
        }
        return sum / count;
    }
}
