/**
 * The search of one region: the game that it is at least worth, and the game that it is at most worth. This is local
 * combinatorial game search (Müller 1995, 1999), made fast enough for regions of a dozen and more empty points by
 * valuing as few moves as possible. Begin with {@link tesuji.endgame.localsearch.LocalGame}.
 *
 * <p>The searches, from the cheapest to the dearest. Each asks those before it first:
 *
 * <ol>
 *   <li>{@link tesuji.endgame.localsearch.StaticBounds}: whole numbers that can be seen without search.
 *   <li>{@link tesuji.endgame.localsearch.OwnershipSearch}: does one side own a part, whatever the other tries?
 *   <li>{@link tesuji.endgame.localsearch.IntegerBoundSearch}: is it worth at least n points, by alternating play?
 *   <li>{@link tesuji.endgame.localsearch.DifferenceGame}: is it at least as good as a given game? Black must have an
 *       answer to all that White can do in the difference of the two (Conway 1976).
 *   <li>{@link tesuji.endgame.localsearch.OptionSearch}: which moves must be valued? All others are left out by the
 *       gift horse principle, which a difference game decides.
 * </ol>
 *
 * <p>Two searches call back. Where a move leaves several open parts, all but the largest are valued, since whole
 * numbers say little about a sum. They have fewer points than the position that asks, so that comes to an end.
 *
 * <p>Bounds are from below; those from above are found in the mirror image. In a bound from below White wins every ko
 * and no position that comes back helps Black, so it holds whatever happens elsewhere. Where both bounds are the same
 * game, that is the value. A search that becomes too much says so by {@link tesuji.endgame.localsearch.Bound#NONE}, and
 * {@code LocalGame} by an empty result. What was found out about a node stands in the {@link
 * tesuji.endgame.localsearch.SearchMemory} of its region.
 *
 * <p>Example. A white stone in atari that Black can capture or White can save, with one empty point:
 *
 * <pre>
 *     X X X X
 *     X O . O
 *     X X X O
 * </pre>
 *
 * Black's move leaves nothing but a prisoner and its point, 2. White's move leaves nothing, 0. Neither can be left out,
 * since 2 is not at most the game without it, and the value is {@code {2|0}}.
 */
@NullMarked
package tesuji.endgame.localsearch;

import org.jspecify.annotations.NullMarked;
