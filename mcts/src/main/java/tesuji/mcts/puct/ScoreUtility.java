package tesuji.mcts.puct;

/**
 * What points are worth to a player who wants to win: a bounded function of the score, so that a few points more count
 * where the result is open and hardly where it is decided (Wu 2019, appendix F).
 *
 * <pre>g(s) = 2/π · atan((s − centre) / scale)</pre>
 *
 * <p>An evaluator knows the score as a mean with a deviation, so the expectation over a normal distribution is needed.
 * It depends on two numbers only, the mean and the deviation in units of the scale, and is read from a table.
 */
final class ScoreUtility {
    private static final double STEP = 0.1;
    private static final int SIZE = 241;
    private static final float[] TABLE = table();

    private ScoreUtility() {}

    /** The expected value of g for a normal distribution, from -1 to 1. */
    static double expected(double mean, double deviation, double centre, double scale) {
        double x = (mean - centre) / scale;
        double value = positive(Math.abs(x), Math.max(0, deviation) / scale);
        return x < 0 ? -value : value;
    }

    /** By bilinear interpolation; beyond the table its edge is good enough. */
    private static double positive(double x, double y) {
        double column = Math.min(x / STEP, SIZE - 1.001);
        double row = Math.min(y / STEP, SIZE - 1.001);
        int i = (int) column;
        int j = (int) row;
        double u = column - i;
        double v = row - j;
        int at = j * SIZE + i;
        return (1 - v) * ((1 - u) * TABLE[at] + u * TABLE[at + 1])
                + v * ((1 - u) * TABLE[at + SIZE] + u * TABLE[at + SIZE + 1]);
    }

    private static float[] table() {
        float[] table = new float[SIZE * SIZE];
        for (int j = 0; j < SIZE; j++) {
            for (int i = 0; i < SIZE; i++) table[j * SIZE + i] = (float) integral(i * STEP, j * STEP);
        }
        return table;
    }

    /** Simpson's rule over five deviations to either side. */
    static double integral(double mean, double deviation) {
        if (deviation == 0) return 2 / Math.PI * Math.atan(mean);
        int steps = 40;
        double sum = 0;
        double weights = 0;
        for (int k = 0; k <= steps; k++) {
            double z = -5 + 10.0 * k / steps;
            double weight = Math.exp(-z * z / 2) * (k == 0 || k == steps ? 1 : k % 2 == 1 ? 4 : 2);
            sum += weight * 2 / Math.PI * Math.atan(mean + deviation * z);
            weights += weight;
        }
        return sum / weights;
    }
}
