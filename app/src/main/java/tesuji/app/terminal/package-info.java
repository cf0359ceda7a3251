/**
 * Text in and out: where it goes, how it may look, tables, progress and questions.
 *
 * <p>Read {@link tesuji.app.terminal.Console} first. Nothing here knows what a game is.
 */
@NullMarked
package tesuji.app.terminal;

import org.jspecify.annotations.NullMarked;
