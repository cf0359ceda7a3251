package tesuji.mcts.run;

import java.util.List;
import java.util.stream.IntStream;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.tree.Tree;

/** A tree for each simulator, and an equal share of the simulations. */
final class Forest implements Team {
    private final List<Tree> trees;
    private final List<Simulator> simulators;
    private final int playouts;

    Forest(List<Tree> trees, List<Simulator> simulators, int playouts) {
        this.trees = List.copyOf(trees);
        this.simulators = List.copyOf(simulators);
        this.playouts = playouts;
    }

    @Override
    public void begin(Position root, AnalysisRequest request) {
        for (Simulator simulator : simulators) simulator.begin(root, request);
    }

    @Override
    public void work(Watch watch) {
        List<Tickets> shares = IntStream.range(0, simulators.size())
                .mapToObj(i -> watch.tickets(i, simulators.size()))
                .toList();
        Hands.work(simulators, shares, playouts, watch);
    }

    @Override
    public List<Tree> trees() {
        return trees;
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
