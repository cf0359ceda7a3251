/**
 * Games smaller than every positive number: tinies, uptimals, atomic weights.
 *
 * <p>The theory is Berlekamp, Conway and Guy's (1982, chapter 8) and Siegel's (2013, §II.7).
 */
@NullMarked
package tesuji.endgame.small;

import org.jspecify.annotations.NullMarked;
