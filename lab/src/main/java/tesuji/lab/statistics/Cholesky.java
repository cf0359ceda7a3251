package tesuji.lab.statistics;

/** A symmetric positive definite matrix decomposed into a triangular one and its transpose (Cholesky 1910). */
public final class Cholesky {
    private final double[][] lower;

    /** Decomposes a matrix, of which the lower half is read. */
    public Cholesky(double[][] matrix) {
        int size = matrix.length;
        lower = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double rest = matrix[i][j] - dot(lower[i], lower[j], j);
                if (i == j && !(rest > 0)) throw new IllegalArgumentException("the matrix is not positive definite");
                lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
            }
        }
    }

    /** The vector that the matrix takes to this one. */
    public double[] solve(double[] right) {
        int size = lower.length;
        double[] solution = new double[size];
        for (int i = 0; i < size; i++) solution[i] = (right[i] - dot(lower[i], solution, i)) / lower[i][i];
        for (int i = size - 1; i >= 0; i--) {
            solution[i] /= lower[i][i];
            for (int j = 0; j < i; j++) solution[j] -= lower[i][j] * solution[i];
        }
        return solution;
    }

    /** The inverse of the matrix. */
    public double[][] inverse() {
        double[][] inverse = new double[lower.length][];
        for (int i = 0; i < inverse.length; i++) {
            double[] unit = new double[inverse.length];
            unit[i] = 1;
            inverse[i] = solve(unit);
        }
        return inverse;
    }

    private static double dot(double[] a, double[] b, int length) {
        double sum = 0;
        for (int i = 0; i < length; i++) sum += a[i] * b[i];
        return sum;
    }
}
