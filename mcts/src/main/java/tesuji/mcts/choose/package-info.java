/**
 * Which move is played when the time is up?
 */
@NullMarked
package tesuji.mcts.choose;

import org.jspecify.annotations.NullMarked;
