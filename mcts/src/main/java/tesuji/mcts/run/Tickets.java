package tesuji.mcts.run;

import java.util.concurrent.atomic.AtomicLong;

/** A share of the simulations of one search, for one or several threads to take from. */
final class Tickets {
    private final Watch watch;
    private final AtomicLong left;

    Tickets(Watch watch, long share) {
        this.watch = watch;
        left = new AtomicLong(share);
    }

    /** How many simulations may begin now, at most {@code count}; 0 when the search or the share is over. */
    int take(int count) {
        if (watch.isStopped()) return 0;
        long before = left.getAndAdd(-count);
        int granted = (int) Math.max(0, Math.min(count, before));
        left.addAndGet(count - granted);
        watch.count(granted);
        return granted;
    }

    /** Simulations that were taken but not made. */
    void giveBack(int count) {
        left.addAndGet(count);
        watch.count(-count);
    }
}
