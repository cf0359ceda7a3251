/**
 * When a node gets children, and which.
 *
 * <p>{@link tesuji.mcts.grow.Growth} lists the ways, each in one file with its paper. Read {@link
 * tesuji.mcts.grow.AfterVisits} first. {@link tesuji.mcts.grow.Expansion} writes the children into the tree.
 */
@NullMarked
package tesuji.mcts.grow;

import org.jspecify.annotations.NullMarked;
