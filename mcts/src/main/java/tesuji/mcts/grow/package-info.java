/**
 * When do children appear, and how many?
 */
@NullMarked
package tesuji.mcts.grow;

import org.jspecify.annotations.NullMarked;
