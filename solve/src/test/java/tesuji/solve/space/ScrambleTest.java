package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class ScrambleTest {
    @Test
    void theInverseRestoresEveryPackedPosition() {
        Rng rng = new Rng(7);
        for (int i = 0; i < 1000; i++) {
            long packed = i < 500 ? i : rng.nextLong() >>> 1;
            assertThat(Scramble.inverseOf(Scramble.of(packed))).isEqualTo(packed);
            assertThat(Scramble.of(packed)).isNotZero();
        }
    }

    @Test
    void placesAscendWithKeys() {
        assertThat(Scramble.place(Long.MIN_VALUE, 1000)).isZero();
        assertThat(Scramble.place(-1, 1000)).isEqualTo(499);
        assertThat(Scramble.place(0, 1000)).isEqualTo(500);
        assertThat(Scramble.place(Long.MAX_VALUE, 1000)).isEqualTo(999);
    }
}
