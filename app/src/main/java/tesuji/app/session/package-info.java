/**
 * One game between two seats in the terminal: turns, orders such as undo and hint, files.
 *
 * <p>Read {@link tesuji.app.session.Session}; {@link tesuji.desk.round.Round} is the game it keeps,
 * {@link tesuji.app.session.Order} what a person may say besides a move.
 */
@NullMarked
package tesuji.app.session;

import org.jspecify.annotations.NullMarked;
