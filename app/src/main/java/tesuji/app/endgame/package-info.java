/** Endgames of Go on a screen and over the protocol; what is told of them is {@link tesuji.desk.endgame.EndgameAnswer}. */
@NullMarked
package tesuji.app.endgame;

import org.jspecify.annotations.NullMarked;
