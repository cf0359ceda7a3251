/** Monte Carlo tree search as a box of small parts: the recipe, and the player that cooks by it. */
@NullMarked
package tesuji.mcts;

import org.jspecify.annotations.NullMarked;
