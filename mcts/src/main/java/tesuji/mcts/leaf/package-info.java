/**
 * What the position at the end of a path through the tree is worth, from 0 to 1.
 *
 * <p>{@link tesuji.mcts.leaf.Leaf} lists the ways to find out: playouts to the end, short playouts with an evaluation,
 * or a mix. {@link tesuji.mcts.leaf.Reward} lists the ways to turn the score of a finished game into a value: win or
 * loss, points, length (Wieczorek 2009, §3.2.1), or winning and losing against a komi that moves (Baudiš 2011).
 */
@NullMarked
package tesuji.mcts.leaf;

import org.jspecify.annotations.NullMarked;
