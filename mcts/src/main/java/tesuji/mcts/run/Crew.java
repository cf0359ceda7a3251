package tesuji.mcts.run;

/** Who works on which tree? */
public sealed interface Crew permits Alone, TreeCrew, RootCrew, LeafCrew, BlockCrew {
    int threads();

    /** The same way of working with so many threads. */
    Crew withThreads(int threads);

    /** The most visits in a tree that may be virtual losses at any time. */
    default long pending() {
        return 0;
    }

    /** Trees and workers for one player. */
    Team on(Plan plan, long seed);
}
