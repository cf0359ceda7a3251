/**
 * Kalah: two rows of pits with seeds and a store at either end; a move sows the seeds of a pit one by one, and whoever
 * has more seeds in his store at the end wins. Every board with few pits is solved (Irving et al. 2000; Goluch,
 * appendix B.13).
 *
 * <p>A turn here is one sowing. Whoever may sow again does so after the other side has passed, so that the sides always
 * alternate. Read {@code KalahPosition} first.
 */
@NullMarked
package tesuji.games.kalah;

import org.jspecify.annotations.NullMarked;
