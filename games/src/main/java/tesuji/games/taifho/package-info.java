/**
 * Taifho, in other countries Traverse, for two players on 8 × 10 squares: eight pieces of four shapes step and jump
 * across the board, and whoever fills the other side's home row first wins (Przybyłek and Chojecki 2022).
 *
 * <p>Squares are numbered row by row from the upper left corner (A0 = 0) as in the source; side 0, Green, starts in the
 * lowest row, 9, and moves up. Read {@code PieceShape}, then {@code Ground}, which knows steps and jumps, and
 * {@code TaifhoPosition}, which knows the end of the game.
 */
@NullMarked
package tesuji.games.taifho;

import org.jspecify.annotations.NullMarked;
