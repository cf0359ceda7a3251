package tesuji.lab.statistics.rank;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Tests that stand in one table. Of many tests some come out small although nothing differs, so a reader must know how
 * many there are.
 *
 * @param pValues of those that could be made
 */
public record TestFamily(List<Double> pValues) {
    /** A p-value below it is called small. */
    public static final double LEVEL = 0.05;

    /** Tests that could not be made, whose p-value is NaN, are none. */
    public TestFamily {
        pValues = pValues.stream().filter(p -> !Double.isNaN(p)).toList();
    }

    /** How many p-values are below the level, each by itself. */
    public long small() {
        return small(pValues.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** How many are still, once Holm's procedure has counted all tests. */
    public long smallTogether() {
        return small(
                Holm.adjusted(pValues.stream().mapToDouble(Double::doubleValue).toArray()));
    }

    private static long small(double[] pValues) {
        return Arrays.stream(pValues).filter(p -> p < LEVEL).count();
    }

    /** How many chance makes small on average, if nothing differs. */
    public double expected() {
        return LEVEL * pValues.size();
    }

    /** For the caption of the table, with a space before it; nothing where there is no test. */
    public String sentence() {
        if (pValues.isEmpty()) return "";
        if (pValues.size() == 1) return " The table has 1 test.";
        return String.format(
                Locale.ROOT,
                " The table has %d tests: p < 0.05 in %d, where chance alone makes %.1f on average; in %d by Holm's"
                        + " procedure, which counts all of them together.",
                pValues.size(),
                small(),
                expected(),
                smallTogether());
    }
}
