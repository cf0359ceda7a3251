package tesuji.web.endgame;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.StopCondition;

/** Says when a count has to stop, and tells whoever watches how far it is. Safe for all threads. */
final class CountPace {
    private static final long INTERVAL = 100_000_000;
    private static final double NANOS = 1e9;

    private final @Nullable Double limit;
    private final BooleanSupplier stopped;
    private final Consumer<CountProgress> watcher;
    private final long begin = System.nanoTime();
    private String phase = "";
    private long told = begin;
    private long count;

    CountPace(@Nullable Double limit, BooleanSupplier stopped, Consumer<CountProgress> watcher) {
        this.limit = limit;
        this.stopped = stopped;
        this.watcher = watcher;
    }

    /** Begins a part of the work and says when it has to stop. */
    synchronized StopCondition phase(String name) {
        phase = name;
        count = 0;
        tell(System.nanoTime());
        return this::goesOn;
    }

    private synchronized boolean goesOn(long steps) {
        count = Math.max(count, steps);
        long now = System.nanoTime();
        if (now - told >= INTERVAL) tell(now);
        return !isOver();
    }

    private void tell(long now) {
        told = now;
        Double share = limit == null ? null : Math.min(1, rounded(seconds() / limit, 1000));
        watcher.accept(new CountProgress(phase, count, rounded(seconds(), 10), share));
    }

    private static double rounded(double value, int parts) {
        return Math.round(value * parts) / (double) parts;
    }

    /** Whether a limit or a person has ended the work. */
    boolean isOver() {
        return stopped.getAsBoolean() || (limit != null && seconds() >= limit);
    }

    double seconds() {
        return (System.nanoTime() - begin) / NANOS;
    }
}
