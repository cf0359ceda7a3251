package tesuji.web.job;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A thread that does one job after the other; an interrupt ends the job it is meant for and no other. */
final class Worker implements AutoCloseable {
    private static final long GRACE_MILLIS = 5_000;

    private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Consumer<Job> work;
    private final Runnable farewell;
    private final Thread thread;
    private @Nullable Job running;
    private boolean closed;

    /**
     * Begins to wait for jobs.
     *
     * @param farewell what is done on the same thread at the end
     */
    Worker(String name, Consumer<Job> work, Runnable farewell) {
        this.work = work;
        this.farewell = farewell;
        thread = new Thread(this::run, name);
        thread.setDaemon(true);
        thread.start();
    }

    void add(Job job) {
        queue.add(job);
    }

    int waiting() {
        return queue.size();
    }

    /** The job it is at, if any. */
    synchronized @Nullable Job running() {
        return running;
    }

    /** Ends a job early, whether it has begun or not. */
    void stop(Job job) {
        job.stop();
        queue.remove(job);
        synchronized (this) {
            if (running == job) thread.interrupt();
            notifyAll();
        }
    }

    /** Waits until it has nothing to do. */
    synchronized void awaitIdle() throws InterruptedException {
        while (!closed && (running != null || !queue.isEmpty())) wait();
    }

    private void run() {
        try {
            while (!isClosed()) one(queue.take());
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } finally {
            boolean interrupted = Thread.interrupted();
            farewell.run();
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    private void one(Job job) {
        synchronized (this) {
            if (closed || !job.begin()) return;
            running = job;
        }
        try {
            work.accept(job);
        } finally {
            synchronized (this) {
                running = null;
                notifyAll();
                boolean meantForTheJob = Thread.interrupted();
                if (meantForTheJob && closed) Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
            if (running != null) running.stop();
            thread.interrupt();
        }
        try {
            thread.join(GRACE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
