package tesuji.mcts.run;

import tesuji.core.base.FormerName;

/**
 * Tree parallelisation: all threads on one tree (Chaslot, Winands and van den Herik 2008; Śliwa 2013, §5.3 and §5.4).
 *
 * @param locking how they keep out of each other's way
 * @param virtualLoss lost visits that a thread leaves on its way down and takes back afterwards, so that the others
 *     look elsewhere
 */
@FormerName("TreeCrew")
public record TreeParallel(int threads, Locking locking, int virtualLoss) implements Parallelism {
    public static final TreeParallel STANDARD = new TreeParallel(2, Locking.FREE, 1);

    public TreeParallel {
        if (threads < 1) throw new IllegalArgumentException("threads must be positive");
        if (virtualLoss < 0) throw new IllegalArgumentException("virtualLoss must not be negative");
    }

    @Override
    public Parallelism withThreads(int number) {
        return new TreeParallel(number, locking, virtualLoss);
    }

    @Override
    public long pending() {
        return (long) threads * virtualLoss;
    }

    @Override
    public SearchWorkers on(Plan plan, long seed) {
        return new SharedTree(plan, seed, threads, locking.locks(plan.capacity()), virtualLoss);
    }
}
