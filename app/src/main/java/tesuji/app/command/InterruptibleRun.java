package tesuji.app.command;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * One run of a command, which Ctrl-C may end early: what was found until then is told, exactly once, before the
 * program ends.
 *
 * <p>Some work looks at {@link #isStopped} from time to time and comes to its end by itself; the program waits for
 * it. Other work cannot be stopped in the middle. It names an answer, and Ctrl-C gives that from another thread, with
 * what there is so far.
 *
 * <p>Whoever has the last word, complaints included, closes the run.
 */
public final class InterruptibleRun implements AutoCloseable {
    /** Seconds in which work that was told to stop must have come to its end. */
    private static final long GRACE = 10;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stop");
    /** What is still to be told: whoever takes it tells it. */
    private final AtomicReference<@Nullable Runnable> answer = new AtomicReference<>();

    /** What is to be done when all is told. */
    private final Queue<Runnable> farewells = new ConcurrentLinkedQueue<>();

    private volatile boolean stopped;
    private boolean begun;

    /** From now on Ctrl-C asks the work to stop, and the program waits until this is closed. */
    public synchronized void begin() {
        if (begun) return;
        begun = true;
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already.
            stopped = true;
        }
    }

    /** From now on Ctrl-C gives this answer, unless it was given before. */
    public void begin(Runnable early) {
        answer.set(early);
        begin();
    }

    /** Gives the answer, unless it was given before. */
    public void answer() {
        Runnable untold = answer.getAndSet(null);
        if (untold != null) untold.run();
    }

    /** Has this done when the run is closed; a program that ends need not take leave of anything. */
    public void whenClosed(Runnable farewell) {
        farewells.add(farewell);
    }

    public boolean isStopped() {
        return stopped;
    }

    /** What Ctrl-C does: returns when all is told, or took too long. */
    public void stop() {
        stopped = true;
        Runnable untold = answer.getAndSet(null);
        if (untold == null) awaitClose();
        else untold.run();
    }

    private void awaitClose() {
        try {
            closed.await(GRACE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        answer.set(null);
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending, and the hook with it.
            return;
        }
        farewells.forEach(Runnable::run);
        farewells.clear();
    }
}
