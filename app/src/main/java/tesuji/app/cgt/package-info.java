/** Combinatorial games in the terminal: what a game is worth, and a calculator. */
@NullMarked
package tesuji.app.cgt;

import org.jspecify.annotations.NullMarked;
