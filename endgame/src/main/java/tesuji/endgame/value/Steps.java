package tesuji.endgame.value;

import tesuji.core.play.StopCondition;

/**
 * Counts the steps of long work and asks now and then whether it may go on; once it may not, it may not until somebody
 * else asks.
 */
final class Steps {
    /** A step may be a position that takes a millisecond to look into. */
    private static final int INTERVAL = 16;

    private StopCondition patience = StopCondition.NEVER;
    private long count;
    private boolean over;

    /** Begins to count for somebody else. */
    void restart(StopCondition other) {
        patience = other;
        count = 0;
        over = false;
    }

    boolean areOver() {
        return over;
    }

    /** One step more; false if it may not be made. */
    boolean last() {
        if (!over && ++count % INTERVAL == 0) over = !patience.mayContinue(count);
        return !over;
    }

    /** One step more; complains if it may not be made. */
    void take() {
        if (!last()) throw new ArenaFullException("The search was stopped before it came to an end.");
    }
}
