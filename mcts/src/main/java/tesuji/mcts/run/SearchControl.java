package tesuji.mcts.run;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import tesuji.core.play.Limits;

/**
 * Says how long a search goes on: until the steps are used up, the time is over, the calling thread is interrupted or
 * nothing can change any more. Any thread takes its simulations from a {@link SimulationQuota}; the lead looks at the
 * clock.
 */
public final class SearchControl {
    /** How many simulations pass between two questions whether the search is settled. */
    private static final int SETTLED_INTERVAL = 128;

    private final long begin = System.nanoTime();
    private final AtomicLong taken = new AtomicLong();
    private final Limits limits;
    private final long interval;
    private final Runnable report;
    private final LongPredicate settled;
    private long lastReport = begin;
    private long nextQuestion = SETTLED_INTERVAL;
    private volatile boolean stopped;

    /**
     * @param interval nanoseconds between two reports
     * @param report told to the lead's thread
     * @param settled whether so many further simulations can change nothing
     */
    public SearchControl(Limits limits, long interval, Runnable report, LongPredicate settled) {
        this.limits = limits;
        this.interval = interval;
        this.report = report;
        this.settled = settled;
    }

    /** One of several equal shares of the simulations: what one leaves over the others cannot take. */
    SimulationQuota quota(int share, int shares) {
        long rest = limits.steps() % shares;
        return new SimulationQuota(this, limits.steps() / shares + (share < rest ? 1 : 0));
    }

    /** So many more simulations have been taken. */
    void count(int more) {
        taken.addAndGet(more);
    }

    boolean isStopped() {
        return stopped;
    }

    /** Called by the lead after each of its simulations. */
    void look() {
        long now = System.nanoTime();
        if (now - begin >= limits.time().toNanos() || Thread.currentThread().isInterrupted()) {
            stopped = true;
            return;
        }
        if (now - lastReport >= interval) {
            lastReport = now;
            report.run();
        }
        if (taken.get() >= nextQuestion) {
            nextQuestion = taken.get() + SETTLED_INTERVAL;
            if (settled.test(remaining(now))) stopped = true;
        }
    }

    /** How many simulations are still to be expected. */
    private long remaining(long now) {
        double elapsed = Math.max(1, now - begin);
        double left = limits.time().toNanos() - elapsed;
        return (long) Math.min((double) (limits.steps() - taken.get()), taken.get() / elapsed * left);
    }

    /** Ends the search: nobody takes another simulation. */
    void stop() {
        stopped = true;
    }
}
