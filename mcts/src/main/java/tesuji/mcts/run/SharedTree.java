package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.tree.Tree;

/** One tree and all simulators on it. */
final class SharedTree implements SearchWorkers {
    private final Tree tree;
    private final List<Simulator> simulators = new ArrayList<>();
    private final int playouts;

    SharedTree(Plan plan, long seed, int threads, TreeLocks locks, int virtualLoss) {
        tree = plan.tree(1);
        playouts = plan.leaf().simulations();
        for (int i = 0; i < threads; i++) {
            simulators.add(plan.simulator(tree, new Rng(seed).fork(i), locks, virtualLoss));
        }
    }

    @Override
    public void begin(Position root, AnalysisRequest request) {
        for (Simulator simulator : simulators) simulator.begin(root, request);
    }

    @Override
    public void work(SearchControl control) {
        WorkerThreads.work(simulators, Collections.nCopies(simulators.size(), control.quota(0, 1)), playouts, control);
    }

    @Override
    public List<Tree> trees() {
        return List.of(tree);
    }

    @Override
    public SearchFindings findings() {
        return SearchFindings.of(simulators);
    }

    @Override
    public void reseed(long seed) {
        for (int i = 0; i < simulators.size(); i++) simulators.get(i).rng().reseed(Rng.mix(seed + i));
    }
}
