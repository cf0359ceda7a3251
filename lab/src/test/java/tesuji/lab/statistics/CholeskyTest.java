package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class CholeskyTest {
    /** By hand: the matrix 4 2 / 2 3 has the determinant 8. */
    @Test
    void twoByTwoByHand() {
        Cholesky matrix = new Cholesky(new double[][] {{4, 2}, {2, 3}});
        assertThat(matrix.solve(new double[] {8, 8})).containsExactly(new double[] {1, 2}, within(1e-14));
        double[][] inverse = matrix.inverse();
        assertThat(inverse[0]).containsExactly(new double[] {3 / 8.0, -2 / 8.0}, within(1e-15));
        assertThat(inverse[1]).containsExactly(new double[] {-2 / 8.0, 4 / 8.0}, within(1e-15));
    }

    @Test
    void aMatrixThatIsNotPositiveIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Cholesky(new double[][] {{1, 2}, {2, 1}}));
    }
}
