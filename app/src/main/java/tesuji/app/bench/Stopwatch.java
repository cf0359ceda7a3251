package tesuji.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tesuji.app.terminal.Progress;
import tesuji.core.game.Game;

/** Runs a benchmark on several threads for a while; any thread may ask for its speed meanwhile. */
public final class Stopwatch {
    private final String name;
    private final double warmUp;
    private final double seconds;
    private final List<Lane> lanes = new ArrayList<>();
    private volatile long begin;

    /**
     * A measurement of one benchmark.
     *
     * @param warmUp seconds of work that do not count
     * @param seconds of work that do
     */
    public Stopwatch(Benchmark benchmark, Game game, int threads, double warmUp, double seconds) {
        name = benchmark.name();
        this.warmUp = warmUp;
        this.seconds = warmUp + seconds;
        for (int lane = 0; lane < benchmark.lanes(threads); lane++) lanes.add(new Lane(benchmark.worker(game, lane)));
    }

    /** Measures until the time is over. */
    public void run(Progress progress) {
        ExecutorService pool = Executors.newFixedThreadPool(lanes.size());
        try {
            begin = System.nanoTime();
            List<Future<?>> ends = new ArrayList<>();
            for (Lane lane : lanes) ends.add(pool.submit(lane::work));
            while (elapsed() < seconds) {
                progress.time(elapsed() / seconds);
                Thread.sleep(Math.max(1, (long) Math.min(100, 1000 * (seconds - elapsed()))));
            }
            for (Future<?> end : ends) end.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(name + " failed: " + e.getCause(), e);
        } finally {
            pool.shutdownNow();
        }
    }

    /** Units per second over all threads, as far as it has been measured. */
    public double perSecond() {
        return lanes.stream().mapToDouble(lane -> lane.rate).sum();
    }

    private double elapsed() {
        return (System.nanoTime() - begin) / 1e9;
    }

    /** The work of one thread and its speed so far. */
    private final class Lane {
        private final Benchmark.Worker worker;
        private volatile double rate;

        Lane(Benchmark.Worker worker) {
            this.worker = worker;
        }

        /** Warms up first, which counts only if it was all there was. */
        void work() {
            if (warmUp > 0) measure(warmUp);
            measure(seconds);
        }

        /** Measures until then, but one portion at least. */
        private void measure(double until) {
            double from = elapsed();
            long units = 0;
            do {
                units += worker.portion();
                rate = units / (elapsed() - from);
            } while (elapsed() < until);
        }
    }
}
