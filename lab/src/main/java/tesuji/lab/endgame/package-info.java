/**
 * Exact endgames in games of Go: how a position is asked about, and a player who knows the answer.
 *
 * <p>Read {@link tesuji.lab.endgame.GoEnding} first.
 */
@NullMarked
package tesuji.lab.endgame;

import org.jspecify.annotations.NullMarked;
