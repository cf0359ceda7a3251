package tesuji.lab.statistics.rank;

import java.util.Arrays;

/** Ranks from 1 on, where equal values share the mean of the ranks that they take up together. */
public final class AverageRanks {
    private AverageRanks() {}

    /** The ranks of these values, 1 for the smallest. */
    public static double[] ascending(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double[] ranks = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            if (Double.isNaN(values[i])) throw new IllegalArgumentException("no rank for NaN");
            ranks[i] = (first(sorted, values[i], false) + first(sorted, values[i], true) + 1) / 2.0;
        }
        return ranks;
    }

    /** The ranks of these values, 1 for the largest. */
    public static double[] descending(double[] values) {
        double[] ranks = ascending(values);
        for (int i = 0; i < ranks.length; i++) ranks[i] = values.length + 1 - ranks[i];
        return ranks;
    }

    /** The index of the first number that is not below the value, or of the first above it. */
    private static int first(double[] sorted, double value, boolean above) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (above ? sorted[middle] <= value : sorted[middle] < value) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
