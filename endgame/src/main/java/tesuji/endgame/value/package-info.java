/**
 * Short partisan games as values: a store with one owner, in which equal games are the same int.
 *
 * <p>Read {@link tesuji.endgame.value.Values} first. The theory is Conway's (1976) and Berlekamp, Conway and Guy's
 * (1982); the choice of ints and memoised operations follows Siegel (2013, appendix on CGSuite).
 */
@NullMarked
package tesuji.endgame.value;

import org.jspecify.annotations.NullMarked;
