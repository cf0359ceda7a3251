/**
 * Boards drawn with characters: stones on lines, squares, hexagons, piles and pits.
 *
 * <p>Read {@link tesuji.app.board.BoardPainter}; {@link tesuji.app.board.Theme} says what the pieces of each game look
 * like, {@link tesuji.desk.board.EdgeLabels} what stands at the edge.
 */
@NullMarked
package tesuji.app.board;

import org.jspecify.annotations.NullMarked;
