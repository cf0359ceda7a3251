/**
 * Which child next? One file per formula, each with its paper, its parameters and its own loop. Read
 * {@link tesuji.mcts.select.Ucb1} first; the others differ from it in one line or two.
 */
@NullMarked
package tesuji.mcts.select;

import org.jspecify.annotations.NullMarked;
