/**
 * What a player and a solver are: functions of the game so far, under limits.
 *
 * <p>Read {@link tesuji.core.play.Player} first; {@link tesuji.core.play.RandomPlayer} is the shortest example.
 */
@NullMarked
package tesuji.core.play;

import org.jspecify.annotations.NullMarked;
