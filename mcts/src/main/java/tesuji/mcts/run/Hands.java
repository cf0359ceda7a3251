package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Simulators side by side: the first on the calling thread, each other on a thread of its own. */
final class Hands {
    private Hands() {}

    /** Every simulator works until the watch says stop; then all have finished. */
    static void work(List<Simulator> simulators, int playouts, Watch watch) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (Simulator simulator : simulators.subList(1, simulators.size())) {
            Thread thread = new Thread(() -> simulateAll(simulator, playouts, watch), "simulator");
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((dying, e) -> {
                failure.set(e);
                watch.stop();
            });
            threads.add(thread);
            thread.start();
        }
        try {
            Simulator lead = simulators.get(0);
            while (watch.take(playouts)) {
                lead.simulate();
                watch.look();
            }
        } finally {
            watch.stop();
            joinAll(threads);
        }
        if (failure.get() != null) throw new IllegalStateException("a simulator failed", failure.get());
    }

    private static void simulateAll(Simulator simulator, int playouts, Watch watch) {
        while (watch.take(playouts)) simulator.simulate();
    }

    /** Waits for all; an interrupt meanwhile is kept for the caller. */
    private static void joinAll(List<Thread> threads) {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
