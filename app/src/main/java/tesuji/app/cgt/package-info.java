/**
 * Combinatorial games in the terminal: {@code tesuji cgt}, what a game is worth, and {@code tesuji economy}, games
 * with money.
 */
@NullMarked
package tesuji.app.cgt;

import org.jspecify.annotations.NullMarked;
