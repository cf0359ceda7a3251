package tesuji.lab.statistics.rank;

import java.util.Comparator;
import java.util.stream.IntStream;
import tesuji.lab.statistics.distribution.Normal;

/**
 * The step-down procedure of Holm (1979) for several tests at once: of m p-values the smallest is multiplied by m, the
 * next by m − 1, and so on, and none is less than one before it. It rejects whatever Bonferroni's procedure rejects,
 * often more, and needs no assumption about how the tests depend on each other.
 */
public final class Holm {
    private Holm() {}

    /** The p-values in the same order, adjusted so that each may be compared with the level for all tests together. */
    public static double[] adjusted(double[] pValues) {
        int[] order = IntStream.range(0, pValues.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> pValues[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] adjusted = new double[pValues.length];
        double least = 0;
        for (int step = 0; step < order.length; step++) {
            least = Math.max(least, Math.min(1, (order.length - step) * pValues[order[step]]));
            adjusted[order[step]] = least;
        }
        return adjusted;
    }

    /**
     * Each algorithm compared with a control by z = (R_j − R_0) / √(k (k + 1) / 6N) (Demšar 2006, §3.2.2).
     *
     * @return the adjusted two-sided p-values in the order of the algorithms; 1 for the control itself
     */
    public static double[] againstControl(Friedman ranks, int control) {
        int k = ranks.algorithms();
        double[] pValues = new double[k - 1];
        for (int j = 0; j < k - 1; j++) {
            double distance = ranks.meanRanks().get(j < control ? j : j + 1)
                    - ranks.meanRanks().get(control);
            pValues[j] = Normal.twoSided(distance / ranks.standardError());
        }
        double[] adjusted = adjusted(pValues);
        double[] all = new double[k];
        for (int j = 0; j < k; j++) all[j] = j == control ? 1 : adjusted[j < control ? j : j - 1];
        return all;
    }
}
