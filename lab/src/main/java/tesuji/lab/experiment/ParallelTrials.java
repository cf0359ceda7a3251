package tesuji.lab.experiment;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Makes several trials at once and hands over their rows in the order of the list. A row that is ready waits for those
 * before it; at most {@value #AHEAD} trials for each thread are begun ahead of the oldest that is not finished, so
 * that an accident loses little.
 *
 * @param parallel how many at once
 */
public record ParallelTrials(int parallel) implements TrialPlace {
    private static final int AHEAD = 4;
    private static final long TIMEOUT_SECONDS = 10;

    public ParallelTrials {
        if (parallel < 1) throw new IllegalArgumentException("parallel " + parallel);
    }

    private record Begun(KeyedTrial trial, Future<List<String>> row) {}

    @Override
    public void make(Workplace at, Sheet sheet, List<KeyedTrial> trials, Keeper keeper) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(parallel);
        try {
            Iterator<KeyedTrial> waiting = trials.iterator();
            Deque<Begun> begun = new ArrayDeque<>();
            while (waiting.hasNext() || !begun.isEmpty()) {
                while (waiting.hasNext() && begun.size() < AHEAD * parallel) {
                    KeyedTrial next = waiting.next();
                    begun.add(new Begun(next, workers.submit(() -> next.trial().run())));
                }
                Begun oldest = begun.remove();
                keeper.keep(oldest.trial(), row(oldest.row()));
            }
        } finally {
            close(workers);
        }
    }

    private static List<String> row(Future<List<String>> row) throws InterruptedException {
        try {
            return row.get();
        } catch (ExecutionException failure) {
            Throwable cause = failure.getCause();
            if (cause instanceof InterruptedException stopped) throw stopped;
            if (cause instanceof RuntimeException told) throw told;
            throw new IllegalStateException(cause);
        }
    }

    /** Players of external programs are closed by their threads, which is waited for. */
    private static void close(ExecutorService workers) {
        workers.shutdownNow();
        try {
            if (!workers.awaitTermination(TIMEOUT_SECONDS, TimeUnit.SECONDS)) workers.shutdownNow();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
