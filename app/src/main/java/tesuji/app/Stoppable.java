package tesuji.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Work that Ctrl-C ends early instead of at once: it is told to stop, and the program waits for what there is to tell
 * by then.
 *
 * <p>Whoever begins such work says so, and whoever has the last word, complaints included, closes it.
 */
final class Stoppable implements AutoCloseable {
    /** Seconds in which work that was told to stop must have come to its end. */
    private static final long GRACE = 10;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stop");
    private volatile boolean stopped;

    /** From now on the program waits for the last word. */
    void begin() {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already.
            stopped = true;
        }
    }

    boolean isStopped() {
        return stopped;
    }

    /** What Ctrl-C does: returns when the last word is said, or took too long. */
    void stop() {
        stopped = true;
        try {
            told.await(GRACE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending, and the hook with it.
            return;
        }
    }
}
