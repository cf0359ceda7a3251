package tesuji.lab.tuning;

import java.util.Arrays;
import tesuji.lab.statistics.Cholesky;

/**
 * Weighted logistic regression with a quadratic: the coefficients β that maximise
 *
 * <pre>
 *   Σ w_i n_i (y_i log p_i + (1 − y_i) log(1 − p_i)) − Σ β_j² / 2τ²,   p_i = 1 / (1 + e^(−q(x_i)))
 * </pre>
 *
 * <p>where y_i is the score of n_i games at x_i and q the {@link Quadratic} with coefficients β. The last sum is a
 * normal prior with variance τ² = {@value #VARIANCE}, so that few games do not make steep curves. The sum is concave;
 * Newton's method finds its top, with half steps where a whole one leads down.
 */
final class QuadraticRegression {
    static final double VARIANCE = 25;

    private static final int STEPS = 30;
    private static final int HALVINGS = 20;
    private static final double SMALL = 1e-7;

    private final double[][] features;
    private final double[] scores;
    private final double[] weights;

    /** All arrays have one entry for each observation; a weight is w_i n_i. */
    QuadraticRegression(double[][] features, double[] scores, double[] weights) {
        this.features = features;
        this.scores = scores;
        this.weights = weights;
    }

    Quadratic fit() {
        int terms = features[0].length;
        double[] beta = new double[terms];
        double value = value(beta);
        for (int step = 0; step < STEPS; step++) {
            double[] change = newtonStep(beta);
            double share = 1;
            double[] next = moved(beta, change, share);
            double better = value(next);
            for (int i = 0; i < HALVINGS && better < value; i++) {
                share /= 2;
                next = moved(beta, change, share);
                better = value(next);
            }
            if (better < value) break;
            beta = next;
            value = better;
            if (Arrays.stream(change).map(Math::abs).max().orElse(0) * share < SMALL) break;
        }
        return new Quadratic(beta);
    }

    private static double[] moved(double[] beta, double[] change, double share) {
        double[] next = beta.clone();
        for (int i = 0; i < next.length; i++) next[i] += share * change[i];
        return next;
    }

    private double value(double[] beta) {
        Quadratic q = new Quadratic(beta);
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            double logit = q.at(features[i]);
            sum += weights[i] * (scores[i] * logit - softPlus(logit));
        }
        for (double coefficient : beta) sum -= coefficient * coefficient / (2 * VARIANCE);
        return sum;
    }

    /** log(1 + e^x), also where e^x is too large. */
    private static double softPlus(double x) {
        return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
    }

    private double[] newtonStep(double[] beta) {
        Quadratic q = new Quadratic(beta);
        double[] slope = new double[beta.length];
        for (int j = 0; j < slope.length; j++) slope[j] = -beta[j] / VARIANCE;
        for (int i = 0; i < scores.length; i++) {
            double error = weights[i] * (scores[i] - probability(q, features[i]));
            for (int j = 0; j < slope.length; j++) slope[j] += error * features[i][j];
        }
        return precision(q).solve(slope);
    }

    private static double probability(Quadratic q, double[] features) {
        return 1 / (1 + Math.exp(-q.at(features)));
    }

    /** How precisely the coefficients are known: the inverse of their covariance, at the top of the sum. */
    Cholesky precision(Quadratic q) {
        int terms = features[0].length;
        double[][] matrix = new double[terms][terms];
        for (int j = 0; j < terms; j++) matrix[j][j] = 1 / VARIANCE;
        for (int i = 0; i < scores.length; i++) {
            double p = probability(q, features[i]);
            double spread = weights[i] * p * (1 - p);
            for (int j = 0; j < terms; j++) {
                for (int k = 0; k <= j; k++) matrix[j][k] += spread * features[i][j] * features[i][k];
            }
        }
        return new Cholesky(matrix);
    }
}
