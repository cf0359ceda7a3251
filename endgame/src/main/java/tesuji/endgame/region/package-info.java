/**
 * From a board of Go to games.
 *
 * <p>Read {@link tesuji.endgame.region.LocalGame} first.
 */
@NullMarked
package tesuji.endgame.region;

import org.jspecify.annotations.NullMarked;
