package tesuji.mcts.record;

import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * The sum of squared values: with visits and values it gives the variance of a node's results. Writes may get lost
 * between threads.
 */
public final class SquaredValues implements Recorder {
    @Override
    public void record(Tree tree, Trace trace, int index) {
        double value = trace.mover(index) == 0 ? trace.reward() : 1 - trace.reward();
        tree.squares()[trace.node(index)] += value * value;
    }
}
