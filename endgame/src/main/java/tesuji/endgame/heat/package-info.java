/**
 * How hot a game is: thermographs with means and temperatures, cooling and heating.
 *
 * <p>Read {@link tesuji.endgame.heat.Thermographs} first. The theory is Conway's (1976, chapter 9) and Berlekamp,
 * Conway and Guy's (1982, chapter 6); chilling and warming are Berlekamp and Wolfe's (1994).
 */
@NullMarked
package tesuji.endgame.heat;

import org.jspecify.annotations.NullMarked;
