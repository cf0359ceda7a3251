package tesuji.spark.cluster;

import java.util.concurrent.TimeUnit;

/**
 * Says when unfinished work is to be saved: after some steps, for what is lost with a machine is computed again from
 * the last save on; or after some time, for so is what is lost with the driver. Owned by one thread.
 */
public final class SaveClock {
    private static final int STEPS = 8;
    private static final long NANOS = TimeUnit.MINUTES.toNanos(10);

    private int steps;
    private long saved = System.nanoTime();

    /** Counts a step; whether to save now. */
    public boolean isDue() {
        steps++;
        if (steps < STEPS && System.nanoTime() - saved < NANOS) return false;
        steps = 0;
        saved = System.nanoTime();
        return true;
    }
}
