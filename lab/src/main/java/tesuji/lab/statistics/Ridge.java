package tesuji.lab.statistics;

/**
 * Least squares for numbers that are sums of a few unknown terms, each drawn a little towards 0 (ridge regression,
 * Hoerl and Kennard 1970), so that terms seldom or never seen stay small. The answer is exact, and the order of the
 * cases does not matter but for rounding. Owned by one thread.
 */
public final class Ridge {
    private final double[][] products;
    private final double[] sums;

    /** For so many terms as there are penalties: a case of weight 1 pulls as hard as a penalty of 1. */
    public Ridge(double[] penalties) {
        int size = penalties.length;
        sums = new double[size];
        products = new double[size][size];
        for (int i = 0; i < size; i++) {
            if (!(penalties[i] > 0)) throw new IllegalArgumentException("penalty " + penalties[i]);
            products[i][i] = penalties[i];
        }
    }

    /** One case: the sum of the first {@code count} of these terms was {@code value}. */
    public void add(int[] terms, int count, double value, double weight) {
        for (int i = 0; i < count; i++) {
            sums[terms[i]] += weight * value;
            double[] row = products[terms[i]];
            for (int j = 0; j < count; j++) row[terms[j]] += weight;
        }
    }

    /** The terms that fit best. */
    public double[] solve() {
        return new Cholesky(products).solve(sums);
    }
}
