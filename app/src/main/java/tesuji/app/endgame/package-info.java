/**
 * Endgames of Go: {@code tesuji endgame} counts one, {@code tesuji endgames} makes some. What is told of them is
 * {@link tesuji.desk.endgame.EndgameAnswer}, which {@link tesuji.app.endgame.EndgameScreen} shows.
 */
@NullMarked
package tesuji.app.endgame;

import org.jspecify.annotations.NullMarked;
