package tesuji.lab.tuning;

/** A symmetric positive definite matrix as L Lᵀ with a lower triangular L. */
final class Cholesky {
    private final double[][] lower;

    /** Factors a matrix, of which only the lower half is read. */
    Cholesky(double[][] matrix) {
        int n = matrix.length;
        lower = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
    }

    /** The x with A x = right. */
    double[] solve(double[] right) {
        double[] x = half(right);
        for (int i = x.length - 1; i >= 0; i--) {
            for (int k = i + 1; k < x.length; k++) x[i] -= lower[k][i] * x[k];
            x[i] /= lower[i][i];
        }
        return x;
    }

    /** xᵀ A⁻¹ x. */
    double inverseForm(double[] x) {
        double sum = 0;
        for (double y : half(x)) sum += y * y;
        return sum;
    }

    /** The y with L y = right. */
    private double[] half(double[] right) {
        double[] y = right.clone();
        for (int i = 0; i < y.length; i++) {
            for (int k = 0; k < i; k++) y[i] -= lower[i][k] * y[k];
            y[i] /= lower[i][i];
        }
        return y;
    }
}
