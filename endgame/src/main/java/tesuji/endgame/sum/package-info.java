/**
 * Sums of endgames played out: the exact score, every best move, and a proof that can be replayed.
 *
 * <p>Read {@link tesuji.endgame.sum.SumSolver} first. {@link tesuji.endgame.sum.OnePointOrder} and {@link
 * tesuji.endgame.sum.ChainTheorem} are rules that find the move or the value without search (Frejlak 2020, §2.5;
 * Berlekamp and Wolfe 1994).
 */
@NullMarked
package tesuji.endgame.sum;

import org.jspecify.annotations.NullMarked;
