package tesuji.web.solve;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;

/** Says when the work has to stop, and tells whoever watches how far it is. Safe for all threads. */
final class SolvePace {
    private static final long INTERVAL = 100_000_000;
    private static final double NANOS = 1e9;

    private final Limits limits;
    private final BooleanSupplier stopped;
    private final Consumer<SolveProgress> watcher;
    private final long begin = System.nanoTime();
    private String phase = "";
    private long phaseBegin = begin;
    private long told = begin;
    private long of;
    private long count;
    private List<String> log = List.of();
    private boolean ended;

    SolvePace(Limits limits, BooleanSupplier stopped, Consumer<SolveProgress> watcher) {
        this.limits = limits;
        this.stopped = stopped;
        this.watcher = watcher;
    }

    /**
     * Begins a part of the work and says when it has to stop.
     *
     * @param all how many states it has, or the most nodes that it may take
     */
    synchronized StopCondition phase(String name, long all, List<String> said) {
        phase = name;
        of = all;
        count = 0;
        phaseBegin = System.nanoTime();
        log = List.copyOf(said);
        tell(phaseBegin);
        boolean counted = name.equals("verify");
        return nodes -> goesOn(nodes, counted);
    }

    /** The same limits of time, telling nobody. */
    StopCondition silent() {
        return nodes -> !isOver();
    }

    private synchronized boolean goesOn(long nodes, boolean counted) {
        count = nodes;
        long now = System.nanoTime();
        if (now - told >= INTERVAL) tell(now);
        boolean full = !counted && nodes >= limits.steps();
        if (full || isOver()) ended = true;
        return !ended;
    }

    private boolean isOver() {
        return stopped.getAsBoolean()
                || System.nanoTime() - begin >= limits.time().toNanos();
    }

    private void tell(long now) {
        told = now;
        double spent = (now - phaseBegin) / NANOS;
        Runtime memory = Runtime.getRuntime();
        watcher.accept(new SolveProgress(
                phase,
                count,
                spent < 0.05 ? 0 : Math.round(count / spent),
                Math.round((now - begin) / NANOS * 10) / 10.0,
                memory.totalMemory() - memory.freeMemory(),
                share(now),
                log));
    }

    /** By the states of the phase or by the limit that comes first; nothing where there is neither. */
    private @Nullable Double share(long now) {
        double byCount = of == Long.MAX_VALUE || of == 0 ? 0 : (double) count / of;
        double byTime =
                limits.isTimed() ? (now - begin) / (double) limits.time().toNanos() : 0;
        double share = Math.min(1, Math.max(byCount, byTime));
        boolean known = (of != Long.MAX_VALUE && of != 0) || limits.isTimed();
        return known ? Math.round(share * 1000) / 1000.0 : null;
    }

    synchronized long count() {
        return count;
    }

    /** Whether a limit or a person ended the work. */
    synchronized boolean ended() {
        return ended;
    }

    double seconds() {
        return (System.nanoTime() - begin) / NANOS;
    }
}
