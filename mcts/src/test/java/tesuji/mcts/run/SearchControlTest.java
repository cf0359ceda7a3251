package tesuji.mcts.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tesuji.core.play.Limits;

final class SearchControlTest {
    private static SearchControl control(Limits limits) {
        return new SearchControl(limits, Long.MAX_VALUE, () -> {}, further -> false);
    }

    @Test
    void theQuotaEndsWithTheSteps() {
        SimulationQuota quota = control(Limits.steps(10)).quota(0, 1);
        assertThat(quota.take(4)).isEqualTo(4);
        assertThat(quota.take(4)).isEqualTo(4);
        assertThat(quota.take(4)).isEqualTo(2);
        assertThat(quota.take(4)).isZero();
        quota.giveBack(3);
        assertThat(quota.take(4)).isEqualTo(3);
    }

    @Test
    void sharesAddUp() {
        SearchControl control = control(Limits.steps(11));
        List<Integer> shares = new ArrayList<>();
        for (int i = 0; i < 4; i++) shares.add(control.quota(i, 4).take(100));
        assertThat(shares).containsExactly(3, 3, 3, 2);
    }

    @Test
    void nobodyTakesTicketsAfterTheEnd() {
        SearchControl control = control(Limits.time(Duration.ZERO));
        SimulationQuota quota = control.quota(0, 1);
        assertThat(quota.take(1)).isEqualTo(1);
        control.look();
        assertThat(control.isStopped()).isTrue();
        assertThat(quota.take(1)).isZero();
    }

    @Test
    void theSearchEndsWhenNothingCanChange() {
        AtomicInteger asked = new AtomicInteger();
        SearchControl control = new SearchControl(Limits.steps(1000), Long.MAX_VALUE, () -> {}, further -> {
            asked.incrementAndGet();
            return further <= 500;
        });
        SimulationQuota quota = control.quota(0, 1);
        int made = 0;
        while (quota.take(1) > 0) {
            made++;
            control.look();
        }
        assertThat(made).isBetween(500, 500 + 128);
        assertThat(asked.get()).isBetween(4, 5);
    }

    @Test
    void reportsComeWhenTheIntervalIsOver() {
        AtomicInteger reports = new AtomicInteger();
        SearchControl control = new SearchControl(Limits.steps(3), 0, reports::incrementAndGet, further -> false);
        control.look();
        control.look();
        assertThat(reports).hasValue(2);
    }
}
