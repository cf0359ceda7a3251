package tesuji.mcts.record;

import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/** The sum of scores, for the expected margin. */
public final class Scores implements Recorder {
    @Override
    public void record(Tree tree, Trace trace, int index) {
        tree.addScore(trace.node(index), trace.mover(index) == 0 ? trace.score() : -trace.score());
    }
}
