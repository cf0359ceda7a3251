package tesuji.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import tesuji.core.base.Rng;

/**
 * How much a statistic varies, from the data alone: it is computed again and again from samples drawn from the data
 * with replacement (Efron 1979). Whole blocks are drawn, such as the two games of a pair, because what lies within a
 * block is not independent. The same seed gives the same samples.
 *
 * @param samples how many are drawn
 * @param level how much of the samples an interval holds, such as 0.95
 * @param seed where the random numbers begin
 */
public record Bootstrap(int samples, double level, long seed) {
    public Bootstrap {
        if (samples < 1) throw new IllegalArgumentException(samples + " samples");
        if (!(level > 0 && level < 1)) throw new IllegalArgumentException("level " + level);
    }

    /**
     * Between which numbers the middle of the samples lies (the percentile interval).
     *
     * @param low the lower end
     * @param high the upper end
     */
    public record Range(double low, double high) {}

    /** The range of one number computed from blocks. */
    public <B> Range range(List<B> blocks, ToDoubleFunction<List<B>> statistic) {
        return ranges(blocks, sample -> new double[] {statistic.applyAsDouble(sample)})
                .get(0);
    }

    /** The ranges of several numbers computed together from blocks. */
    public <B> List<Range> ranges(List<B> blocks, Function<List<B>, double[]> statistics) {
        return ranges(drawn(blocks, statistics));
    }

    /** Several numbers computed together from blocks, one row for each sample. */
    public <B> double[][] drawn(List<B> blocks, Function<List<B>, double[]> statistics) {
        if (blocks.isEmpty()) throw new IllegalArgumentException("no blocks");
        Rng rng = new Rng(seed);
        double[][] values = new double[samples][];
        for (int i = 0; i < samples; i++) values[i] = statistics.apply(sample(blocks, rng));
        return values;
    }

    /** The ranges of the columns of numbers that were drawn. */
    public List<Range> ranges(double[][] values) {
        List<Range> ranges = new ArrayList<>();
        for (int number = 0; number < values[0].length; number++) {
            int column = number;
            double[] sorted = Arrays.stream(values)
                    .mapToDouble(row -> row[column])
                    .sorted()
                    .toArray();
            ranges.add(new Range(quantile(sorted, (1 - level) / 2), quantile(sorted, (1 + level) / 2)));
        }
        return ranges;
    }

    private static <B> List<B> sample(List<B> blocks, Rng rng) {
        List<B> sample = new ArrayList<>(blocks.size());
        for (int i = 0; i < blocks.size(); i++) sample.add(blocks.get(rng.nextInt(blocks.size())));
        return sample;
    }

    /** Between the two neighbours, as far as it lies between them; infinite numbers stay what they are. */
    private static double quantile(double[] sorted, double p) {
        double place = p * (sorted.length - 1);
        int below = (int) place;
        double share = place - below;
        double low = sorted[below];
        return share == 0 || low == sorted[below + 1] ? low : low + share * (sorted[below + 1] - low);
    }
}
