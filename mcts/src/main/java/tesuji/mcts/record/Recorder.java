package tesuji.mcts.record;

import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/** Remembers something of each simulation. Owned by one thread. */
public interface Recorder {
    /** Looks at the simulation as a whole. */
    default void begin(Tree tree, Trace trace) {}

    /** Writes down what concerns one node of the path. */
    void record(Tree tree, Trace trace, int index);
}
