package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FastMathTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 1L << 20, (1L << 31) - 1, 123_456_789_012_345L, (1L << 52) - 1})
    void wholeNumbersStayExact(long n) {
        assertThat(FastMath.real(n)).isEqualTo((double) n);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4095, 4096, 4097, Integer.MAX_VALUE})
    void rootsAreTheUsualOnes(int n) {
        assertThat(FastMath.inverseRoot(n)).isEqualTo(1 / Math.sqrt(n));
    }
}
