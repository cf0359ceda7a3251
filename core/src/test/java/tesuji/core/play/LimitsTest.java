package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class LimitsTest {
    @Test
    void oneLimitLeavesTheOtherOpen() {
        assertThat(Limits.steps(5).steps()).isEqualTo(5);
        assertThat(Limits.steps(5).time()).isGreaterThan(Duration.ofDays(3650));
        assertThat(Limits.time(Duration.ofSeconds(2)).time()).isEqualTo(Duration.ofSeconds(2));
        assertThat(Limits.time(Duration.ofSeconds(2)).steps()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.NONE.steps()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void theirTimeFitsIntoNanoseconds() {
        assertThat(Limits.NONE.time().toNanos()).isPositive();
    }

    @Test
    void nothingNegative() {
        assertThatThrownBy(() -> Limits.steps(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Limits.time(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThat(Limits.time(Duration.ZERO).time()).isZero();
    }
}
