package tesuji.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tesuji.app.terminal.Progress;
import tesuji.core.game.Game;

/** Runs a benchmark on several threads for a while and tells its speed. */
public final class Stopwatch {
    private final long begin = System.nanoTime();
    private final double seconds;

    private Stopwatch(double seconds) {
        this.seconds = seconds;
    }

    /** Units per second over all threads; the first fifth of the time warms up and does not count. */
    public static double perSecond(Benchmark benchmark, Game game, int threads, double seconds, Progress progress) {
        List<Benchmark.Worker> workers = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) workers.add(benchmark.worker(game, thread));
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Stopwatch watch = new Stopwatch(seconds);
            List<Future<Double>> rates = new ArrayList<>();
            for (Benchmark.Worker worker : workers) rates.add(pool.submit(() -> watch.rate(worker)));
            while (watch.elapsed() < seconds) {
                progress.time(watch.elapsed() / seconds);
                Thread.sleep(Math.max(1, (long) Math.min(100, 1000 * (seconds - watch.elapsed()))));
            }
            double sum = 0;
            for (Future<Double> rate : rates) sum += rate.get();
            return sum;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(benchmark.name() + " failed: " + e.getCause(), e);
        } finally {
            pool.shutdownNow();
        }
    }

    private double elapsed() {
        return (System.nanoTime() - begin) / 1e9;
    }

    /** Works until the time is over, but for one counted portion at least. */
    private double rate(Benchmark.Worker worker) {
        do worker.portion();
        while (elapsed() < seconds / 5);
        double warm = elapsed();
        long units = 0;
        do units += worker.portion();
        while (elapsed() < seconds);
        return units / (elapsed() - warm);
    }
}
