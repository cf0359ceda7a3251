/**
 * The names at the edge of a board: {@link tesuji.desk.board.EdgeLabels} shows there what can be typed.
 */
@NullMarked
package tesuji.desk.board;

import org.jspecify.annotations.NullMarked;
