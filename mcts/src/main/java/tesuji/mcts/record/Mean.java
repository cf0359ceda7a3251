package tesuji.mcts.record;

import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * Visits and the sum of values: the arithmetic mean of all results (Śliwa 2013, §3.4.4; Wieczorek 2009, Algorithm 3).
 * Takes the simulation's virtual loss away again.
 */
public final class Mean implements Recorder {
    private long units;

    @Override
    public void begin(Tree tree, Trace trace) {
        units = Math.round(trace.reward() * Tree.UNIT);
    }

    @Override
    public void record(Tree tree, Trace trace, int index) {
        int node = trace.node(index);
        tree.addVisits(node, index == 0 ? 1 : 1 - trace.mark());
        tree.addValue(node, trace.mover(index) == 0 ? units : Tree.UNIT - units);
    }
}
