/**
 * Endgames of Go, counted exactly: what is told of them on a screen, to programs and over the protocol.
 *
 * <p>Read {@link tesuji.app.endgame.EndgameAnswer} first.
 */
@NullMarked
package tesuji.app.endgame;

import org.jspecify.annotations.NullMarked;
