package tesuji.mcts.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tesuji.core.play.Limits;

final class WatchTest {
    private static Watch watch(Limits limits) {
        return new Watch(limits, Long.MAX_VALUE, () -> {}, further -> false);
    }

    @Test
    void ticketsEndWithTheSteps() {
        Tickets tickets = watch(Limits.steps(10)).tickets(0, 1);
        assertThat(tickets.take(4)).isEqualTo(4);
        assertThat(tickets.take(4)).isEqualTo(4);
        assertThat(tickets.take(4)).isEqualTo(2);
        assertThat(tickets.take(4)).isZero();
        tickets.giveBack(3);
        assertThat(tickets.take(4)).isEqualTo(3);
    }

    @Test
    void sharesAddUp() {
        Watch watch = watch(Limits.steps(11));
        List<Integer> shares = new ArrayList<>();
        for (int i = 0; i < 4; i++) shares.add(watch.tickets(i, 4).take(100));
        assertThat(shares).containsExactly(3, 3, 3, 2);
    }

    @Test
    void nobodyTakesTicketsAfterTheEnd() {
        Watch watch = watch(Limits.time(Duration.ZERO));
        Tickets tickets = watch.tickets(0, 1);
        assertThat(tickets.take(1)).isEqualTo(1);
        watch.look();
        assertThat(watch.isStopped()).isTrue();
        assertThat(tickets.take(1)).isZero();
    }

    @Test
    void theSearchEndsWhenNothingCanChange() {
        AtomicInteger asked = new AtomicInteger();
        Watch watch = new Watch(Limits.steps(1000), Long.MAX_VALUE, () -> {}, further -> {
            asked.incrementAndGet();
            return further <= 500;
        });
        Tickets tickets = watch.tickets(0, 1);
        int made = 0;
        while (tickets.take(1) > 0) {
            made++;
            watch.look();
        }
        assertThat(made).isBetween(500, 500 + 128);
        assertThat(asked.get()).isBetween(4, 5);
    }

    @Test
    void reportsComeWhenTheIntervalIsOver() {
        AtomicInteger reports = new AtomicInteger();
        Watch watch = new Watch(Limits.steps(3), 0, reports::incrementAndGet, further -> false);
        watch.look();
        watch.look();
        assertThat(reports).hasValue(2);
    }
}
