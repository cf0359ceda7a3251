package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Runs simulators side by side: the first on the calling thread, each other on a thread of its own. */
final class WorkerThreads {
    private WorkerThreads() {}

    /** Every simulator works until its quota is used up or the control says stop; then all have finished. */
    static void work(List<Simulator> simulators, List<SimulationQuota> quota, int playouts, SearchControl control) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < simulators.size(); i++) {
            Simulator simulator = simulators.get(i);
            SimulationQuota share = quota.get(i);
            Thread thread = new Thread(() -> simulateAll(simulator, share, playouts), "simulator");
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((dying, e) -> {
                failure.set(e);
                control.stop();
            });
            threads.add(thread);
            thread.start();
        }
        try {
            lead(simulators.get(0), quota.get(0), playouts, control);
            for (Thread thread : threads) watchOver(thread, control);
        } finally {
            control.stop();
            joinAll(threads);
        }
        if (failure.get() != null) throw new IllegalStateException("a simulator failed", failure.get());
    }

    private static void simulateAll(Simulator simulator, SimulationQuota quota, int playouts) {
        int granted;
        while ((granted = quota.take(playouts)) > 0) simulator.simulate(granted);
    }

    private static void lead(Simulator simulator, SimulationQuota quota, int playouts, SearchControl control) {
        int granted;
        while ((granted = quota.take(playouts)) > 0) {
            simulator.simulate(granted);
            control.look();
        }
    }

    /** The lead has used up its share: it still looks at the clock until the others have, too. */
    private static void watchOver(Thread thread, SearchControl control) {
        while (thread.isAlive() && !control.isStopped()) {
            try {
                thread.join(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            control.look();
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
