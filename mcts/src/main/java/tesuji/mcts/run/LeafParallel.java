package tesuji.mcts.run;

import tesuji.core.base.FormerName;

/**
 * Leaf parallelisation: one thread in the tree, and from each leaf it finds all threads make a playout (Cazenave and
 * Jouandeau 2007; Chaslot, Winands and van den Herik 2008; Śliwa 2013, §5.1). Without early stop it repeats exactly.
 *
 * @param earlyStop when so many playouts from a leaf have ended, and all were lost for the side that moved there, the
 *     outstanding ones are given up; 0 for never
 */
@FormerName("LeafCrew")
public record LeafParallel(int threads, int earlyStop) implements Parallelism {
    public static final LeafParallel STANDARD = new LeafParallel(2, 0);

    public LeafParallel {
        if (threads < 1) throw new IllegalArgumentException("threads must be positive");
        if (earlyStop < 0) throw new IllegalArgumentException("earlyStop must not be negative");
    }

    @Override
    public Parallelism withThreads(int number) {
        return new LeafParallel(number, earlyStop);
    }

    @Override
    public SearchWorkers on(Plan plan, long seed) {
        return new LeafWorkers(plan, seed, threads, earlyStop);
    }
}
