/**
 * What is written about games: their kinds, which are solved and how far, and what people expected (Goluch, chapter 2).
 * Data for people and tests; no search looks here.
 *
 * <p>Begin with {@link tesuji.solve.literature.SolvedGames}, the list, and {@link tesuji.solve.literature.Traits}, what
 * kinds of games there are.
 */
@NullMarked
package tesuji.solve.literature;

import org.jspecify.annotations.NullMarked;
