package tesuji.lab.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tesuji.core.game.Termination;

/**
 * Has tasks played, several at once if wanted, and hands over every report as it comes in, one at a time.
 *
 * <p>Used once. {@link #stop} may be called by any thread; a report is handed over whole or not at all.
 */
public final class Runner {
    /**
     * An external program that has ended may have been ended by the same Ctrl-C as this one; a moment later we know.
     */
    private static final long MOMENT = 300;

    private static final long TIMEOUT = 10_000;

    private final Arena arena;
    private final Consumer<GameReport> keeper;
    private final Queue<Task> tasks;
    private final ExecutorService workers;
    private final int parallel;
    private boolean stopped;

    /**
     * A runner for these tasks.
     *
     * @param parallel how many games are played at once
     * @param keeper takes the reports, called by one thread at a time
     */
    public Runner(Arena arena, Collection<Task> tasks, int parallel, Consumer<GameReport> keeper) {
        this.arena = arena;
        this.tasks = new ConcurrentLinkedQueue<>(tasks);
        this.parallel = parallel;
        this.keeper = keeper;
        workers = Executors.newFixedThreadPool(parallel);
    }

    /** Plays everything; false if it was stopped, or the thread interrupted, before the end. */
    public boolean run() {
        try {
            for (Future<?> worker : begin()) worker.get();
        } catch (InterruptedException hurry) {
            stop();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException told) throw told;
            throw new IllegalStateException(failure.getCause());
        } finally {
            close();
        }
        return !isStopped();
    }

    /** Sets all workers to work at once: the report of a first one may already stop everything. */
    private synchronized List<Future<?>> begin() {
        List<Future<?>> working = new ArrayList<>();
        for (int i = 0; i < parallel && !stopped; i++) working.add(workers.submit(this::work));
        return working;
    }

    /** Waits until the players of stopped games have been closed. */
    private void close() {
        workers.shutdown();
        try {
            if (!workers.awaitTermination(TIMEOUT, TimeUnit.MILLISECONDS)) workers.shutdownNow();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all games; what has been handed over stays, what has not is lost. */
    public synchronized void stop() {
        stopped = true;
        workers.shutdownNow();
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    private void work() {
        for (Task task = tasks.poll(); task != null && !isStopped(); task = tasks.poll()) {
            try {
                GameReport report = arena.play(task);
                if (report.played().ending().termination() == Termination.CRASH) Thread.sleep(MOMENT);
                keep(report);
            } catch (InterruptedException stop) {
                return;
            } catch (RuntimeException | Error failure) {
                if (isStopped()) return; // players do not like to be disturbed while they are being opened
                stop();
                throw failure;
            }
        }
    }

    /** Nobody is interrupted while he writes: both need the lock. */
    private synchronized void keep(GameReport report) {
        if (!stopped) keeper.accept(report);
    }
}
