package tesuji.lab.statistics;

import java.util.Collection;
import java.util.List;

/**
 * The mean of numbers that come in blocks, such as the positions of a game, and its standard error. Numbers of one
 * block depend on each other, blocks do not; so the error is that over G blocks, with n(g) numbers that add up to s(g):
 *
 * <pre>
 *   error² = G / (G − 1) · Σ (s(g) − n(g) · mean)² / n²
 * </pre>
 *
 * @param mean of all numbers; NaN without any
 * @param error NaN below two blocks
 * @param blocks G, those that hold a number
 * @param count n, the numbers in all blocks
 */
public record BlockMean(double mean, double error, int blocks, int count) {
    /** Of the numbers in these blocks; empty blocks are left out. */
    public static BlockMean of(Collection<List<Double>> blocks) {
        List<List<Double>> full =
                blocks.stream().filter(block -> !block.isEmpty()).toList();
        int count = full.stream().mapToInt(List::size).sum();
        double mean = full.stream().mapToDouble(BlockMean::sum).sum() / count;
        double squares = 0;
        for (List<Double> block : full) {
            double distance = sum(block) - block.size() * mean;
            squares += distance * distance;
        }
        int g = full.size();
        double error = g < 2 ? Double.NaN : Math.sqrt(g / (g - 1.0) * squares) / count;
        return new BlockMean(mean, error, g, count);
    }

    private static double sum(List<Double> block) {
        return block.stream().mapToDouble(Double::doubleValue).sum();
    }
}
