/**
 * Which child is visited next: one file for each formula, with its paper, its parameters and its own loop.
 *
 * <p>{@link tesuji.mcts.select.Selection} lists the formulas. Read {@link tesuji.mcts.select.Ucb1} first; most of the
 * others have the same loop with another formula in it.
 */
@NullMarked
package tesuji.mcts.select;

import org.jspecify.annotations.NullMarked;
