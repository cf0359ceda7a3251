package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.FormerName;
import tesuji.core.base.Rng;
import tesuji.mcts.tree.Tree;

/**
 * Root parallelisation: a tree for each thread; at the end the children of the roots are added up (Cazenave and
 * Jouandeau 2007; Chaslot, Winands and van den Herik 2008; Śliwa 2013, §5.2). Each tree gets its fixed share of the
 * simulations, so that a search limited by their number repeats exactly.
 */
@FormerName("RootCrew")
public record RootParallel(int threads) implements Parallelism {
    public static final RootParallel STANDARD = new RootParallel(2);

    public RootParallel {
        if (threads < 1) throw new IllegalArgumentException("threads must be positive");
    }

    @Override
    public Parallelism withThreads(int number) {
        return new RootParallel(number);
    }

    @Override
    public SearchWorkers on(Plan plan, long seed) {
        List<Tree> trees = new ArrayList<>();
        List<Simulator> simulators = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Tree tree = plan.tree(threads);
            trees.add(tree);
            simulators.add(plan.simulator(tree, new Rng(seed).fork(i), Locking.OPEN, 0));
        }
        return new SeparateTrees(trees, simulators, plan.leaf().simulations());
    }
}
