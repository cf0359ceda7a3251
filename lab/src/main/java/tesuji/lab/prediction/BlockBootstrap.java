package tesuji.lab.prediction;

import java.util.Collection;
import java.util.List;
import tesuji.lab.statistics.Bootstrap;

/**
 * A mean and its 95 % interval by the block bootstrap: positions of one game are not independent, so whole games are
 * drawn with replacement, {@value #DRAWS} times, and the middle 95 % of the means are the interval. With few games it
 * is narrower than it should be; if all have the same mean it is a point.
 *
 * @param value the mean of all numbers; NaN without any
 */
public record BlockBootstrap(double value, double low, double high) {
    private static final int DRAWS = 2000;
    private static final double LEVEL = 0.95;
    private static final Bootstrap BOOTSTRAP = new Bootstrap(DRAWS, LEVEL, 1);

    private record Block(double sum, int count) {
        static Block of(List<Double> numbers) {
            return new Block(numbers.stream().mapToDouble(Double::doubleValue).sum(), numbers.size());
        }
    }

    /** The mean of the numbers in these blocks, one block for each game; it comes out the same every time. */
    public static BlockBootstrap of(Collection<List<Double>> blocks) {
        List<Block> full =
                blocks.stream().filter(block -> !block.isEmpty()).map(Block::of).toList();
        if (full.isEmpty()) return new BlockBootstrap(Double.NaN, Double.NaN, Double.NaN);
        Bootstrap.Range range = BOOTSTRAP.range(full, BlockBootstrap::mean);
        return new BlockBootstrap(mean(full), range.low(), range.high());
    }

    /**
     * The same for numbers from 0 to 1. If all blocks have the same mean, such as those without a single hit, drawing
     * tells nothing. Then at most 1 − 0.05^(1/n) of all blocks are otherwise, with 95 % confidence, and the interval is
     * what these could change at most, as in {@link tesuji.lab.statistics.Pentanomial}.
     */
    public static BlockBootstrap ofShares(Collection<List<Double>> blocks) {
        BlockBootstrap drawn = of(blocks);
        List<Double> means = blocks.stream()
                .filter(block -> !block.isEmpty())
                .map(block -> mean(List.of(Block.of(block))))
                .distinct()
                .toList();
        if (means.size() != 1) return drawn;
        long n = blocks.stream().filter(block -> !block.isEmpty()).count();
        double others = 1 - Math.pow(1 - LEVEL, 1.0 / n);
        double mean = means.get(0);
        return new BlockBootstrap(mean, mean * (1 - others), mean + (1 - mean) * others);
    }

    private static double mean(List<Block> blocks) {
        double sum = 0;
        int count = 0;
        for (Block block : blocks) {
            sum += block.sum();
            count += block.count();
        }
        return sum / count;
    }
}
