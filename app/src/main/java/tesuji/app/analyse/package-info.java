/** {@code tesuji analyse}: what a player thinks of every move of a game of Go. */
@NullMarked
package tesuji.app.analyse;

import org.jspecify.annotations.NullMarked;
