package tesuji.mcts.run;

import tesuji.core.base.FormerName;

/** One thread, one tree: repeats exactly. */
@FormerName("Alone")
public record SingleThread() implements Parallelism {
    public static final SingleThread STANDARD = new SingleThread();

    @Override
    public int threads() {
        return 1;
    }

    @Override
    public Parallelism withThreads(int threads) {
        return threads == 1 ? this : new TreeParallel(threads, Locking.FREE, TreeParallel.STANDARD.virtualLoss());
    }

    @Override
    public SearchWorkers on(Plan plan, long seed) {
        return new SharedTree(plan, seed, 1, Locking.OPEN, 0);
    }
}
