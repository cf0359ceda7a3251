package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NumbersTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 1L << 20, (1L << 31) - 1, 123_456_789_012_345L, (1L << 52) - 1})
    void wholeNumbersStayExact(long n) {
        assertThat(Numbers.real(n)).isEqualTo((double) n);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4095, 4096, 4097, Integer.MAX_VALUE})
    void rootsAreTheUsualOnes(int n) {
        assertThat(Numbers.inverseRoot(n)).isEqualTo(1 / Math.sqrt(n));
    }
}
