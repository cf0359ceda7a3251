package tesuji.app.terminal;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * One line on the standard error that says how far a long task is, how fast it goes and how long it will take; silent
 * when nobody watches. Owned by one thread.
 */
public final class Progress implements AutoCloseable {
    private static final long PAUSE = 200_000_000;
    private static final String ERASE = "\r\u001b[K";

    private final PrintWriter err;
    private final boolean watched;
    private final LongSupplier nanos;
    private final String task;
    private final String unit;
    private final long begin;
    private long printed;
    private boolean visible;

    public Progress(Console console, String task, String unit) {
        this(console, task, unit, System::nanoTime);
    }

    Progress(Console console, String task, String unit, LongSupplier nanos) {
        err = console.err();
        watched = console.watched();
        this.task = task;
        this.unit = unit;
        this.nanos = nanos;
        begin = nanos.getAsLong();
        printed = begin;
    }

    /**
     * Tells how things stand; cheap enough to be called often.
     *
     * @param share the part of the work that is done, from 0 to 1
     * @param count units done so far
     */
    public void report(double share, long count) {
        if (!isDue()) return;
        double seconds = (printed - begin) / 1e9;
        String rate = Amount.rough(count / seconds) + " " + unit + "/s";
        String left = share > 0 ? ", " + Amount.time(seconds * (1 - share) / share) + " left" : "";
        print(Amount.percent(share) + ", " + rate + left);
    }

    /** Tells how much is done where nobody knows how much there is to do. */
    public void count(long count) {
        if (!isDue()) return;
        double seconds = (printed - begin) / 1e9;
        print(Amount.exact(count) + " " + unit + ", " + Amount.rough(count / seconds) + " " + unit + "/s");
    }

    /** Tells how much of a fixed time is over, from 0 to 1. */
    public void time(double share) {
        if (isDue()) print(Amount.percent(share));
    }

    /** Tells how things stand in words of the task's own. */
    public void tell(String news) {
        if (isDue()) print(news);
    }

    private boolean isDue() {
        if (!watched) return false;
        long now = nanos.getAsLong();
        if (now - printed < PAUSE) return false;
        printed = now;
        return true;
    }

    private void print(String news) {
        visible = true;
        err.print(ERASE + task + ": " + news);
        err.flush();
    }

    /** Removes the line. */
    @Override
    public void close() {
        if (visible) {
            err.print(ERASE);
            err.flush();
        }
    }
}
