/**
 * Nim: piles of counters; a move takes any number of counters from one pile, and whoever takes the last counter wins,
 * or loses when the rules say misère (Bouton 1901).
 *
 * <p>Read {@link tesuji.games.nim.NimPosition} first; {@link tesuji.games.nim.NimIndexing} also runs moves backwards.
 */
@NullMarked
package tesuji.games.nim;

import org.jspecify.annotations.NullMarked;
