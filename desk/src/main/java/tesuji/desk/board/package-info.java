/** What stands at the edge of a board, so that what a person reads there is what can be typed. */
@NullMarked
package tesuji.desk.board;

import org.jspecify.annotations.NullMarked;
