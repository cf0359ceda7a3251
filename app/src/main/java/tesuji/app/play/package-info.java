/**
 * {@code tesuji play}: one game in the terminal, turns, orders such as undo and hint, files.
 *
 * <p>Read {@link tesuji.app.play.TerminalSession}; {@link tesuji.desk.round.Round} is the game it keeps,
 * {@link tesuji.app.play.GameOrder} what a person may say besides a move.
 */
@NullMarked
package tesuji.app.play;

import org.jspecify.annotations.NullMarked;
