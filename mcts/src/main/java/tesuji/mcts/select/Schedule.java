package tesuji.mcts.select;

import tesuji.mcts.tree.Tree;

/** How the weight β of all-moves-as-first falls while the search goes on. */
public sealed interface Schedule permits HandSelected, Linear, MinimumMse {
    /** Writes β of child number i at index i, for all children of an open node. */
    void weigh(Tree tree, int node, double[] betas);
}
