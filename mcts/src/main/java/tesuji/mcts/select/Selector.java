package tesuji.mcts.select;

import tesuji.mcts.tree.Trace;

/** Chooses among the children of a node. Owned by one thread. */
public interface Selector {
    /** No child: the way down ends here. */
    int NONE = -1;

    /** One of the children, or {@link #NONE}; the node is open, has some, and is the last of the trace. */
    int select(int node, Trace trace);
}
