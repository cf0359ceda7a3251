/**
 * The end of a game of Taifho, when the sides have passed each other and only the number of moves to the goal counts:
 * what Przybyłek and Chojecki (2022, §5) missed in their players.
 *
 * <p>Read {@code Solo}, one side moving alone; {@code ShortestMarch}, which finds the fewest moves; {@code Separation},
 * which says when nobody can interfere; and {@link tesuji.games.taifho.race.Race}, which puts them together. The proofs
 * are in {@code docs/how/taifho.md}.
 */
@NullMarked
package tesuji.games.taifho.race;

import org.jspecify.annotations.NullMarked;
