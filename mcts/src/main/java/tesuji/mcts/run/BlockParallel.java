package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.FormerName;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.mcts.leaf.Valuer;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * Block parallelisation: several trees, a thread for each, and from every leaf a whole block of playouts (Rocki
 * 2011; Śliwa 2013, §5.5.3). Made for graphics cards, where a block runs side by side; here it runs one after the
 * other, with the seeds of all playouts drawn in advance as a table all the same.
 *
 * @param trees how many trees
 * @param batch playouts of a block: 4 trees and 256 playouts make 1024 simulations per iteration
 */
@FormerName("BlockCrew")
public record BlockParallel(int trees, int batch) implements Parallelism {
    public static final BlockParallel STANDARD = new BlockParallel(4, 256);

    public BlockParallel {
        if (trees < 1) throw new IllegalArgumentException("trees must be positive");
        if (batch < 1) throw new IllegalArgumentException("batch must be positive");
    }

    @Override
    public int threads() {
        return trees;
    }

    @Override
    public Parallelism withThreads(int threads) {
        return new BlockParallel(threads, batch);
    }

    @Override
    public SearchWorkers on(Plan plan, long seed) {
        int block = batch * plan.leaf().simulations();
        List<Tree> forest = new ArrayList<>();
        List<Simulator> simulators = new ArrayList<>();
        for (int i = 0; i < trees; i++) {
            Tree tree = plan.tree(trees);
            Valuer valuer = new SeededValuer(plan.valuer(), block);
            forest.add(tree);
            simulators.add(new Simulator(plan, tree, valuer, new Rng(seed).fork(i), Locking.OPEN, 0));
        }
        return new SeparateTrees(forest, simulators, block);
    }

    /** Gives every playout of a block its seed from a table. */
    private static final class SeededValuer implements Valuer {
        private final Valuer valuer;
        private final long[] seeds;
        private final Rng rng = new Rng(0);
        private int next;

        SeededValuer(Valuer valuer, int block) {
            this.valuer = valuer;
            seeds = new long[block];
        }

        @Override
        public void beginSearch(Position root) {
            valuer.beginSearch(root);
        }

        @Override
        public void begin(int playouts, Rng source) {
            for (int i = 0; i < playouts; i++) seeds[i] = source.nextLong();
            next = 0;
        }

        @Override
        public void value(Position position, Rng source, Trace trace) {
            rng.reseed(seeds[next++]);
            valuer.value(position, rng, trace);
        }

        @Override
        public boolean addOwners(int[] sums) {
            return valuer.addOwners(sums);
        }
    }
}
