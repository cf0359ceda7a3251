/**
 * Depth-first search: minimax, negamax and alpha-beta.
 *
 * <p>Read {@code MinimaxSearch} first: it is minimax as published, twenty lines. The others differ from it in their
 * recursion alone; {@code Walk} holds what they share.
 */
@NullMarked
package tesuji.solve.alphabeta;

import org.jspecify.annotations.NullMarked;
