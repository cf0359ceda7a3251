package tesuji.mcts.run;

import java.util.List;
import java.util.stream.IntStream;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.tree.Tree;

/** A tree for each simulator, and an equal share of the simulations. */
final class SeparateTrees implements SearchWorkers {
    private final List<Tree> trees;
    private final List<Simulator> simulators;
    private final int playouts;

    SeparateTrees(List<Tree> trees, List<Simulator> simulators, int playouts) {
        this.trees = List.copyOf(trees);
        this.simulators = List.copyOf(simulators);
        this.playouts = playouts;
    }

    @Override
    public void begin(Position root, AnalysisRequest request) {
        for (Simulator simulator : simulators) simulator.begin(root, request);
    }

    @Override
    public void work(SearchControl control) {
        List<SimulationQuota> shares = IntStream.range(0, simulators.size())
                .mapToObj(i -> control.quota(i, simulators.size()))
                .toList();
        WorkerThreads.work(simulators, shares, playouts, control);
    }

    @Override
    public List<Tree> trees() {
        return trees;
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
