package tesuji.lab.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Termination;

/**
 * Has tasks played, several at once if wanted, and hands over every report as it comes in, one at a time. They are
 * handed over by a thread of its own: while a game is written, whoever played it is at the next one.
 *
 * <p>Used once. {@link #stop} may be called by any thread; a report is handed over whole or not at all.
 */
public final class Runner implements StoppableRun {
    /**
     * An external program that has ended may have been ended by the same Ctrl-C as this one; a moment later we know.
     */
    private static final long MOMENT = 300;

    private static final long TIMEOUT = 10_000;

    private final Play play;
    private final Consumer<GameReport> keeper;
    private final Queue<Task> tasks;
    private final ExecutorService workers;
    private final ExecutorService keeping = Executors.newSingleThreadExecutor();
    private final int parallel;
    private volatile boolean stopped;
    /** What went wrong first. */
    private volatile @Nullable Throwable failure;

    /**
     * A runner for these tasks.
     *
     * @param parallel how many games are played at once
     * @param keeper takes the reports, called by one thread at a time
     */
    public Runner(Arena arena, Collection<Task> tasks, int parallel, Consumer<GameReport> keeper) {
        this(arena::play, tasks, parallel, keeper);
    }

    /** The same, where somebody else has the games played. */
    public Runner(Play play, Collection<Task> tasks, int parallel, Consumer<GameReport> keeper) {
        this.play = play;
        this.tasks = new ConcurrentLinkedQueue<>(tasks);
        this.parallel = parallel;
        this.keeper = keeper;
        workers = Executors.newFixedThreadPool(parallel);
    }

    /** Has one game played. */
    @FunctionalInterface
    public interface Play {
        GameReport game(Task task) throws InterruptedException;
    }

    @Override
    public boolean run() {
        try {
            for (Future<?> worker : begin()) worker.get();
        } catch (InterruptedException hurry) {
            stop();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } finally {
            close();
        }
        Throwable failed = failure;
        if (failed instanceof RuntimeException told) throw told;
        if (failed != null) throw new IllegalStateException(failed);
        return !stopped;
    }

    /** Sets all workers to work at once: the report of a first one may already stop everything. */
    private synchronized List<Future<?>> begin() {
        List<Future<?>> working = new ArrayList<>();
        for (int i = 0; i < parallel && !stopped; i++) working.add(workers.submit(this::work));
        return working;
    }

    /** Waits until the players of stopped games have been closed and nothing is being written. */
    private void close() {
        workers.shutdown();
        try {
            if (!workers.awaitTermination(TIMEOUT, TimeUnit.MILLISECONDS)) workers.shutdownNow();
            keeping.shutdown();
            if (!keeping.awaitTermination(TIMEOUT, TimeUnit.MILLISECONDS)) keeping.shutdownNow();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public synchronized void stop() {
        stopped = true;
        workers.shutdownNow();
    }

    /** Plays one game after another; one report may wait while the next game is played. */
    private void work() {
        CompletableFuture<?> kept = CompletableFuture.completedFuture(null);
        for (Task task = tasks.poll(); task != null && !stopped; task = tasks.poll()) {
            try {
                GameReport report = believed(play.game(task));
                kept.join();
                kept = CompletableFuture.runAsync(() -> keep(report), keeping);
            } catch (InterruptedException stop) {
                return;
            } catch (RuntimeException | Error failed) {
                fail(failed);
            }
        }
        kept.join();
    }

    /** The same report, of a crash only if nobody interrupts within a moment. */
    public static GameReport believed(GameReport report) throws InterruptedException {
        if (report.played().ending().termination() == Termination.CRASH) Thread.sleep(MOMENT);
        return report;
    }

    /** Nobody is stopped while he writes: both need the lock. */
    private synchronized void keep(GameReport report) {
        if (stopped) return;
        try {
            keeper.accept(report);
        } catch (RuntimeException | Error failed) {
            fail(failed);
        }
    }

    private synchronized void fail(Throwable failed) {
        if (stopped) return; // players do not like to be disturbed while they are being opened
        failure = failed;
        stop();
    }
}
