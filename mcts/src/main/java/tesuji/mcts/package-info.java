/** Monte Carlo tree search made of small parts: the recipe, and the player that searches by it. */
@NullMarked
package tesuji.mcts;

import org.jspecify.annotations.NullMarked;
