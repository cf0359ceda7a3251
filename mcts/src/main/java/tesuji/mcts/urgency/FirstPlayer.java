package tesuji.mcts.urgency;

import tesuji.mcts.tree.Trace;

/** Says what the untried children of a node are worth. Owned by one thread. */
public interface FirstPlayer {
    /** The urgency of child number i at index i; only those of untried children mean anything. */
    double[] urgencies(int node, Trace trace);
}
