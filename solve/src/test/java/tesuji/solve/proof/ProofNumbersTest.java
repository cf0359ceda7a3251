package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ProofNumbersTest {
    @Test
    void infinitySwallowsAndSumsStayFinite() {
        assertThat(ProofNumbers.sum(3, 4)).isEqualTo(7);
        assertThat(ProofNumbers.sum(0, ProofNumbers.INFINITE)).isEqualTo(ProofNumbers.INFINITE);
        assertThat(ProofNumbers.sum(ProofNumbers.INFINITE, ProofNumbers.INFINITE))
                .isEqualTo(ProofNumbers.INFINITE);
        assertThat(ProofNumbers.sum(ProofNumbers.LARGEST, 0)).isEqualTo(ProofNumbers.LARGEST);
        assertThat(ProofNumbers.sum(ProofNumbers.LARGEST, 1)).isEqualTo(ProofNumbers.LARGEST);
        assertThat(ProofNumbers.sum(ProofNumbers.LARGEST, ProofNumbers.LARGEST)).isEqualTo(ProofNumbers.LARGEST);
    }
}
