package tesuji.mcts.run;

/** Which threads work on which tree? */
public sealed interface Parallelism permits SingleThread, TreeParallel, RootParallel, LeafParallel, BlockParallel {
    int threads();

    /** The same way of working with so many threads. */
    Parallelism withThreads(int threads);

    /** The most visits in a tree that may be virtual losses at any time. */
    default long pending() {
        return 0;
    }

    /** Trees and workers for one player. */
    SearchWorkers on(Plan plan, long seed);
}
