/**
 * Which child next? One file per formula, each with its paper, its parameters and its own loop.
 */
@NullMarked
package tesuji.mcts.select;

import org.jspecify.annotations.NullMarked;
