package tesuji.mcts.run;

import java.util.concurrent.atomic.AtomicLong;

/** A share of the simulations of one search, for one or several threads to take from. */
final class SimulationQuota {
    private final SearchControl control;
    private final AtomicLong left;

    SimulationQuota(SearchControl control, long share) {
        this.control = control;
        left = new AtomicLong(share);
    }

    /** How many simulations may begin now, at most {@code count}; 0 when the search or the share is over. */
    int take(int count) {
        if (control.isStopped()) return 0;
        long before = left.getAndAdd(-count);
        int granted = (int) Math.max(0, Math.min(count, before));
        left.addAndGet(count - granted);
        control.count(granted);
        return granted;
    }

    /** Simulations that were taken but not made. */
    void giveBack(int count) {
        left.addAndGet(count);
        control.count(-count);
    }
}
