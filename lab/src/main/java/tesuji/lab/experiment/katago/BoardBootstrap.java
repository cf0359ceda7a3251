package tesuji.lab.experiment.katago;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import tesuji.core.base.Rng;

/**
 * How certain means over boards are: the boards are drawn again and again with replacement, all numbers of a board
 * together, because they depend on each other (Efron 1979).
 */
final class BoardBootstrap {
    /** So many that the smallest p-value, 0.0002, is still small beside a hundred others. */
    private static final int RESAMPLES = 10_000;

    private static final long SEED = 20_201_103;

    private final int boards;
    private final double[] means;
    private final double[][] resampled = new double[RESAMPLES][];

    /** The numbers of each board, in the same order. */
    BoardBootstrap(List<double[]> boards) {
        this.boards = boards.size();
        means = mean(boards);
        Rng rng = new Rng(SEED);
        for (int i = 0; i < RESAMPLES; i++) {
            double[] sum = new double[means.length];
            for (int k = 0; k < this.boards; k++) add(boards.get(rng.nextInt(this.boards)), sum);
            for (int c = 0; c < sum.length; c++) sum[c] /= this.boards;
            resampled[i] = sum;
        }
    }

    private static double[] mean(List<double[]> boards) {
        double[] sum = new double[boards.isEmpty() ? 0 : boards.get(0).length];
        for (double[] board : boards) add(board, sum);
        for (int c = 0; c < sum.length; c++) sum[c] /= boards.size();
        return sum;
    }

    private static void add(double[] board, double[] sum) {
        for (int c = 0; c < sum.length; c++) sum[c] += board[c];
    }

    int boards() {
        return boards;
    }

    /** A number and its 95 % interval (percentiles). */
    record Estimate(double value, double low, double high) {}

    /** What is computed from the means of all columns. */
    Estimate estimate(ToDoubleFunction<double[]> statistic) {
        double[] values = values(statistic);
        Arrays.sort(values);
        int tail = RESAMPLES / 40;
        return new Estimate(statistic.applyAsDouble(means), values[tail], values[RESAMPLES - 1 - tail]);
    }

    private double[] values(ToDoubleFunction<double[]> statistic) {
        double[] values = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) values[i] = statistic.applyAsDouble(resampled[i]);
        return values;
    }

    /**
     * How often chance alone would part a statistic this far from another number, on either side; never 0.
     *
     * @param error the standard error of that number; 0 if it is exact
     */
    double pValue(ToDoubleFunction<double[]> statistic, double other, double error) {
        Rng rng = new Rng(SEED + 1);
        int below = 1;
        int above = 1;
        for (double value : values(statistic)) {
            double difference = value - other - error * normal(rng);
            if (difference <= 0) below++;
            if (difference >= 0) above++;
        }
        return Math.min(1, 2.0 * Math.min(below, above) / (RESAMPLES + 1));
    }

    /** A number of the standard normal distribution (Box and Muller 1958). */
    private static double normal(Rng rng) {
        return Math.sqrt(-2 * Math.log(1 - rng.nextDouble())) * Math.cos(2 * Math.PI * rng.nextDouble());
    }
}
