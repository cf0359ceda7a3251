package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.tree.Tree;

/** One tree and all simulators on it. */
final class SharedTree implements Team {
    private final Tree tree;
    private final List<Simulator> simulators = new ArrayList<>();
    private final int playouts;

    SharedTree(Plan plan, long seed, int threads, Gate gate, int virtualLoss) {
        tree = plan.tree(1);
        playouts = plan.leaf().simulations();
        for (int i = 0; i < threads; i++) {
            simulators.add(plan.simulator(tree, new Rng(seed).fork(i), gate, virtualLoss));
        }
    }

    @Override
    public void begin(Position root, AnalysisRequest request) {
        for (Simulator simulator : simulators) simulator.begin(root, request);
    }

    @Override
    public void work(Watch watch) {
        Hands.work(simulators, Collections.nCopies(simulators.size(), watch.tickets(0, 1)), playouts, watch);
    }

    @Override
    public List<Tree> trees() {
        return List.of(tree);
    }

    @Override
    public Findings findings() {
        return Findings.of(simulators);
    }

    @Override
    public void reseed(long seed) {
        for (int i = 0; i < simulators.size(); i++) simulators.get(i).rng().reseed(Rng.mix(seed + i));
    }
}
