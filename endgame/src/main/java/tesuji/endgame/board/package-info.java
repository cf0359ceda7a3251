/**
 * Whole boards: the score with best play of both sides, and all moves that keep it.
 *
 * <p>Read {@link tesuji.endgame.board.Endgame} first: it cuts an {@link tesuji.endgame.board.EndgameProblem} into
 * regions, values each, and plays their sum (Müller 1995; Berlekamp and Wolfe 1994). {@code WholeBoard} searches small
 * boards that this leaves open.
 */
@NullMarked
package tesuji.endgame.board;

import org.jspecify.annotations.NullMarked;
