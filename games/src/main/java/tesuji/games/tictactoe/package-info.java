/**
 * Tic-tac-toe: three in a row on nine squares; the smallest game here and the shortest example of one.
 *
 * <p>Squares are numbered from the lower left corner (a1 = 0) row by row. Read
 * {@link tesuji.games.tictactoe.TicTacToePosition} first.
 */
@NullMarked
package tesuji.games.tictactoe;

import org.jspecify.annotations.NullMarked;
