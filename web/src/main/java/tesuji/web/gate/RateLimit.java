package tesuji.web.gate;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/** So many times within a period, and then no more until the period has passed. Safe for all threads. */
public final class RateLimit {
    private final int most;
    private final long period;
    private final LongSupplier nanos;
    private final Deque<Long> times = new ArrayDeque<>();

    /**
     * Counts by a clock.
     *
     * @param nanos a clock that never goes back
     */
    public RateLimit(int most, Duration period, LongSupplier nanos) {
        this.most = most;
        this.period = period.toNanos();
        this.nanos = nanos;
    }

    /** Whether it may happen once more now; if so, it is counted. */
    public synchronized boolean allows() {
        long now = nanos.getAsLong();
        while (!times.isEmpty() && now - times.peekFirst() >= period) times.removeFirst();
        if (times.size() >= most) return false;
        times.addLast(now);
        return true;
    }
}
