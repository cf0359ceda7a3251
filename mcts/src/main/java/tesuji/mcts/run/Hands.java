package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Simulators side by side: the first on the calling thread, each other on a thread of its own. */
final class Hands {
    private Hands() {}

    /** Every simulator works until its tickets are used up or the watch says stop; then all have finished. */
    static void work(List<Simulator> simulators, List<Tickets> tickets, int playouts, Watch watch) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < simulators.size(); i++) {
            Simulator simulator = simulators.get(i);
            Tickets share = tickets.get(i);
            Thread thread = new Thread(() -> simulateAll(simulator, share, playouts), "simulator");
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((dying, e) -> {
                failure.set(e);
                watch.stop();
            });
            threads.add(thread);
            thread.start();
        }
        try {
            lead(simulators.get(0), tickets.get(0), playouts, watch);
            for (Thread thread : threads) watchOver(thread, watch);
        } finally {
            watch.stop();
            joinAll(threads);
        }
        if (failure.get() != null) throw new IllegalStateException("a simulator failed", failure.get());
    }

    private static void simulateAll(Simulator simulator, Tickets tickets, int playouts) {
        int granted;
        while ((granted = tickets.take(playouts)) > 0) simulator.simulate(granted);
    }

    private static void lead(Simulator simulator, Tickets tickets, int playouts, Watch watch) {
        int granted;
        while ((granted = tickets.take(playouts)) > 0) {
            simulator.simulate(granted);
            watch.look();
        }
    }

    /** The lead has used up its share: it still looks at the clock until the others have, too. */
    private static void watchOver(Thread thread, Watch watch) {
        while (thread.isAlive() && !watch.isStopped()) {
            try {
                thread.join(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            watch.look();
        }
    }

    /** Waits for all; an interrupt meanwhile is kept for the caller. */
    static void joinAll(List<Thread> threads) {
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
