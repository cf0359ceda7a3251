package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NumbersTest {
    @Test
    void infinitySwallowsAndSumsStayFinite() {
        assertThat(Numbers.sum(3, 4)).isEqualTo(7);
        assertThat(Numbers.sum(0, Numbers.INFINITE)).isEqualTo(Numbers.INFINITE);
        assertThat(Numbers.sum(Numbers.INFINITE, Numbers.INFINITE)).isEqualTo(Numbers.INFINITE);
        assertThat(Numbers.sum(Numbers.LARGEST, 0)).isEqualTo(Numbers.LARGEST);
        assertThat(Numbers.sum(Numbers.LARGEST, 1)).isEqualTo(Numbers.LARGEST);
        assertThat(Numbers.sum(Numbers.LARGEST, Numbers.LARGEST)).isEqualTo(Numbers.LARGEST);
    }
}
