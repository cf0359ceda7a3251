package tesuji.mcts.run;

/** One thread, one tree: repeats exactly. */
public record Alone() implements Crew {
    public static final Alone STANDARD = new Alone();

    @Override
    public int threads() {
        return 1;
    }

    @Override
    public Crew withThreads(int threads) {
        return threads == 1 ? this : new TreeCrew(threads, Locking.FREE, TreeCrew.STANDARD.virtualLoss());
    }

    @Override
    public Team on(Plan plan, long seed) {
        return new SharedTree(plan, seed, 1, Locking.OPEN, 0);
    }
}
