/**
 * Whole boards: who gets how much with best play, and by which moves.
 *
 * <p>Read {@link tesuji.endgame.board.Endgame} first.
 */
@NullMarked
package tesuji.endgame.board;

import org.jspecify.annotations.NullMarked;
