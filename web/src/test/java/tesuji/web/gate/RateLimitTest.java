package tesuji.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RateLimitTest {
    @Test
    void allowsSoManyWithinAPeriodAndThenWaits() {
        AtomicLong now = new AtomicLong(-5);
        RateLimit limit = new RateLimit(2, Duration.ofNanos(100), now::get);
        assertThat(limit.allows()).isTrue();
        now.addAndGet(60);
        assertThat(limit.allows()).isTrue();
        assertThat(limit.allows()).isFalse();
        now.addAndGet(40); // the first one is 100 old
        assertThat(limit.allows()).isTrue();
        assertThat(limit.allows()).isFalse();
    }
}
