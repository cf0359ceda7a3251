/**
 * What games on rectangular boards share: the text of points and of whole boards, and the symmetries of the square.
 *
 * <p>Geometry only; no rule of any game lives here.
 */
@NullMarked
package tesuji.games.grid;

import org.jspecify.annotations.NullMarked;
