package tesuji.mcts.select;

import tesuji.mcts.tree.Trace;

/** Chooses among the children of a node. Owned by one thread. */
public interface Selector {
    /** One of the children; the node is open and has some. */
    int select(int node, Trace trace);
}
