package tesuji.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tesuji.lab.statistics.Cholesky;

final class QuadraticRegressionTest {
    @Test
    void termsAreOneTheVariablesAndTheirProducts() {
        assertThat(Quadratic.features(List.of(2.0, 3.0))).containsExactly(1, 2, 3, 4, 6, 9);
        assertThat(new Quadratic(new double[] {1, 0, 2, 0, 10, 0}).at(List.of(2.0, 3.0)))
                .isEqualTo(1 + 6 + 60);
    }

    /** Scores that are those of a quadratic are found again, but for the prior. */
    @Test
    void exactScoresGiveTheirQuadraticBack() {
        double[] truth = {0.5, 1, -2};
        Quadratic q = new Quadratic(truth);
        double[][] features = IntStream.rangeClosed(-10, 10)
                .mapToObj(i -> Quadratic.features(List.of(i / 10.0)))
                .toArray(double[][]::new);
        double[] scores = Arrays.stream(features)
                .mapToDouble(each -> 1 / (1 + Math.exp(-q.at(each))))
                .toArray();
        double[] weights = new double[scores.length];
        Arrays.fill(weights, 1e6);
        Quadratic found = new QuadraticRegression(features, scores, weights).fit();
        for (double x = -1; x <= 1; x += 0.25) {
            assertThat(found.at(List.of(x))).isCloseTo(q.at(List.of(x)), within(1e-4));
        }
    }

    /** A constant alone, from w games of which half a share was won: its variance is 1 / (w/4 + 1/τ²). */
    @Test
    void theErrorIsThatOfTheBinomialLaw() {
        double[][] constant = {{1}};
        QuadraticRegression regression = new QuadraticRegression(constant, new double[] {0.5}, new double[] {100});
        Quadratic fitted = regression.fit();
        assertThat(fitted.at(new double[] {1})).isCloseTo(0, within(1e-9));
        LowerBound bound = new LowerBound(fitted, regression.precision(fitted));
        assertThat(bound.variance(new double[] {1})).isCloseTo(1 / 25.04, within(1e-9));
    }

    @Test
    void onlyWinsStayFinite() {
        double[][] constant = {{1}};
        Quadratic fitted = new QuadraticRegression(constant, new double[] {1}, new double[] {1e9}).fit();
        assertThat(fitted.at(new double[] {1})).isBetween(10.0, 40.0);
    }

    /** q = -x² with the error 0.1 everywhere has its top at 0; with the slope 4 it is at the edge. */
    @Test
    void theTopOfTheBoundIsWithinTheEdges() {
        Cholesky sure = new Cholesky(new double[][] {{1e9, 0, 0}, {0, 1e9, 0}, {0, 0, 1e9}});
        assertThat(new LowerBound(new Quadratic(new double[] {0, 0.4, -1}), sure).top(List.of(-0.9)))
                .satisfiesExactly(x -> assertThat(x).isCloseTo(0.2, within(0.01)));
        assertThat(new LowerBound(new Quadratic(new double[] {0, 4, -1}), sure).top(List.of(0.0)))
                .containsExactly(1.0);
    }
}
