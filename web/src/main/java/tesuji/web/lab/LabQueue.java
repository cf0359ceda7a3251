package tesuji.web.lab;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.gtp.client.EngineException;
import tesuji.web.lab.LabWork.LabProgress;
import tesuji.web.live.LiveFeed;
import tesuji.web.wire.Refusal;

/** One thread that does one piece of work after the other and tells how far it is. Safe for all threads. */
public final class LabQueue implements AutoCloseable {
    /** Whoever watches this topic hears of everything that begins and ends. */
    public static final String TOPIC = "lab";

    private static final int MOST_QUEUED = 20;
    private static final long POLL_MILLIS = 50;
    private static final long FRAME_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long GRACE_MILLIS = 12_000;

    private final LiveFeed feed;
    private final BooleanSupplier busy;
    private final BlockingQueue<LabWork> queue = new LinkedBlockingQueue<>();
    private final Map<String, LabProgress> known = new HashMap<>();
    private final Thread thread = new Thread(this::work, "laboratory");
    private @Nullable LabWork running;
    private boolean stopped;
    private boolean closed;
    private long lastFrame = System.nanoTime();

    /**
     * Begins to wait for work.
     *
     * @param busy whether somebody waits for a search just now
     */
    LabQueue(LiveFeed feed, BooleanSupplier busy) {
        this.feed = feed;
        this.busy = busy;
        thread.setDaemon(true);
        thread.start();
    }

    /** What is known about work that was taken since the program began. */
    synchronized Optional<LabProgress> progress(String id) {
        return Optional.ofNullable(known.get(id));
    }

    /** Drops what is known about work that is over. */
    synchronized void forget(String id) {
        known.remove(id);
    }

    synchronized boolean isActive(String id) {
        return progress(id).filter(found -> found.state().isActive()).isPresent();
    }

    /** Refuses when no more work can be taken, so that nothing is written for it. */
    synchronized void demandPlace() {
        if (closed) throw Refusal.conflict("The workbench is being closed.");
        if (queue.size() >= MOST_QUEUED) throw Refusal.tooOften("Too many jobs are waiting already.");
    }

    /** Takes a piece of work; it begins when all before it have ended. */
    void submit(LabWork work) {
        synchronized (this) {
            demandPlace();
            if (isActive(work.id())) throw Refusal.conflict("This is running already.");
            known.put(work.id(), LabProgress.of(LabState.QUEUED));
            queue.add(work);
        }
        tell(work);
    }

    /** Ends work early; what it has found stays. Nothing happens to work that is over. */
    void stop(String id) {
        Optional<LabWork> waiting =
                queue.stream().filter(work -> work.id().equals(id)).findFirst();
        if (waiting.isPresent() && queue.remove(waiting.get())) {
            end(waiting.get(), LabProgress.of(LabState.STOPPED));
            return;
        }
        LabWork current;
        synchronized (this) {
            current = running;
            if (current == null || !current.id().equals(id)) return;
            stopped = true;
        }
        current.stop();
        synchronized (this) {
            if (running == current) thread.interrupt();
        }
    }

    private void work() {
        try {
            while (!isClosed()) {
                LabWork next = queue.take();
                synchronized (this) {
                    running = next;
                    stopped = false;
                }
                end(next, outcome(next));
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    private LabProgress outcome(LabWork work) {
        try {
            set(work, LabState.RUNNING);
            work.run(() -> pause(work));
            return LabProgress.of(isStopped() ? LabState.STOPPED : LabState.DONE);
        } catch (InterruptedException disturbed) {
            return LabProgress.of(LabState.STOPPED);
        } catch (InputException | Refusal | EngineException refused) {
            return isStopped() ? LabProgress.of(LabState.STOPPED) : failed(String.valueOf(refused.getMessage()));
        } catch (RuntimeException | Error fault) {
            return failed("Something went wrong inside the program ("
                    + fault.getClass().getSimpleName() + ").");
        } finally {
            synchronized (this) {
                running = null;
                boolean meantForTheWork = Thread.interrupted();
                if (meantForTheWork && closed) thread.interrupt();
            }
        }
    }

    private static LabProgress failed(String sentence) {
        return new LabProgress(LabState.FAILED, sentence);
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    private void end(LabWork work, LabProgress progress) {
        synchronized (this) {
            known.put(work.id(), progress);
        }
        tell(work);
    }

    private void set(LabWork work, LabState state) {
        end(work, LabProgress.of(state));
    }

    /** The frame is for those who come later: the newest one of a topic is kept at hand. */
    private void tell(LabWork work) {
        if (isClosed()) return;
        Object news = news(work);
        feed.frame(work.id(), news);
        feed.event(TOPIC, TOPIC, news);
    }

    private Object news(LabWork work) {
        return work.news(progress(work.id()).orElseThrow());
    }

    private void pause(LabWork work) throws InterruptedException {
        long now = System.nanoTime();
        if (now - lastFrame >= FRAME_NANOS) {
            lastFrame = now;
            feed.frame(work.id(), news(work));
        }
        if (!busy.getAsBoolean()) return;
        set(work, LabState.PAUSED);
        while (busy.getAsBoolean()) Thread.sleep(POLL_MILLIS);
        set(work, LabState.RUNNING);
    }

    @Override
    public void close() {
        LabWork current;
        synchronized (this) {
            closed = true;
            queue.clear();
            current = running;
            stopped = true;
        }
        if (current != null) current.stop();
        thread.interrupt();
        try {
            thread.join(GRACE_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
