package tesuji.mcts.run;

/**
 * Leaf parallelisation: one thread in the tree, and from each leaf it finds all threads make a playout (Cazenave and
 * Jouandeau 2007; Chaslot, Winands and van den Herik 2008; Śliwa 2013, §5.1). Without early stop it repeats exactly.
 *
 * @param earlyStop when so many playouts from a leaf have ended, and all were lost for the side that moved there, the
 *     outstanding ones are given up; 0 for never
 */
public record LeafCrew(int threads, int earlyStop) implements Crew {
    public static final LeafCrew STANDARD = new LeafCrew(2, 0);

    public LeafCrew {
        if (threads < 1) throw new IllegalArgumentException("threads must be positive");
        if (earlyStop < 0) throw new IllegalArgumentException("earlyStop must not be negative");
    }

    @Override
    public Crew withThreads(int number) {
        return new LeafCrew(number, earlyStop);
    }

    @Override
    public Team on(Plan plan, long seed) {
        return new LeafTeam(plan, seed, threads, earlyStop);
    }
}
