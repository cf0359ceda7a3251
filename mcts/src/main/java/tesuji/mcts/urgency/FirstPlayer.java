package tesuji.mcts.urgency;

import tesuji.mcts.tree.Trace;

/** Says what the untried children of a node are worth. Owned by one thread. */
public interface FirstPlayer {
    /**
     * The urgency of child number i at index i; only those of untried children mean anything. The node is the last of
     * the trace, and each simulation asks about its nodes in the order of its way down, the root first.
     */
    double[] urgencies(int node, Trace trace);
}
