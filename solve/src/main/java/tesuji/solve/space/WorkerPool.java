package tesuji.solve.space;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

/** A fixed number of workers who share the chunks of a job; the calling thread is the first of them. */
public final class WorkerPool implements AutoCloseable {
    /** A piece of work. */
    @FunctionalInterface
    public interface Job {
        /** Does one chunk; chunks of one worker never overlap in time. */
        void run(int worker, int chunk);
    }

    private final int threads;
    private final ForkJoinPool pool;

    public WorkerPool(int threads) {
        this.threads = threads;
        pool = new ForkJoinPool(Math.max(1, threads - 1));
    }

    public int threads() {
        return threads;
    }

    /** Does all chunks of a job, in any order. */
    public void run(int chunks, Job job) {
        AtomicInteger next = new AtomicInteger();
        List<ForkJoinTask<?>> others = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, chunks); i++) {
            int worker = i;
            others.add(pool.submit(() -> drain(worker, next, chunks, job)));
        }
        try {
            drain(0, next, chunks, job);
        } finally {
            next.set(chunks); // after a failure nobody begins another chunk
            for (ForkJoinTask<?> other : others) other.quietlyJoin();
        }
        for (ForkJoinTask<?> other : others) other.join(); // throws what a worker threw
    }

    private static void drain(int worker, AtomicInteger next, int chunks, Job job) {
        for (int chunk = next.getAndIncrement(); chunk < chunks; chunk = next.getAndIncrement()) job.run(worker, chunk);
    }

    @Override
    public void close() {
        pool.shutdown();
    }
}
