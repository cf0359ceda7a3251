/**
 * The search tree as columns of numbers, and the trace of one simulation through it. Read {@link tesuji.mcts.tree.Tree}
 * first.
 */
@NullMarked
package tesuji.mcts.tree;

import org.jspecify.annotations.NullMarked;
