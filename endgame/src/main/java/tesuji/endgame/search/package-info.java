/**
 * Small endgames decided by searching the whole board under the rules of Go alone, for boards that theory leaves
 * open: kos on which the result depends, and groups that are not known to live.
 *
 * <p>Read {@link tesuji.endgame.search.BoardSearch} first. How it works:
 *
 * <ol>
 *   <li>What a side keeps even if it always passes is cut off ({@code Cut}): chains that live unconditionally
 *       (Benson 1976) and what they enclose. The rest, at most 64 points, is a graph with walls around it
 *       ({@code OpenBoard}); a set of points is a long. The same is found again in every position
 *       ({@code Unconditional}); nobody plays there, and it bounds the score.
 *   <li>The score is narrowed down with questions whether it is at least so much (MTD(f), Plaat et al. 1996). For
 *       each, one side tries to <em>show</em> it, then the other, within 2, 6, 10… moves ({@code ThresholdSearch}).
 *       That depth grows matters more than anything else: without it a search loses itself in long exchanges where
 *       three moves would do.
 *   <li>A position that comes back is no success for the side that has to show something. So what is shown is a
 *       finite tree of moves that ends in counted boards, and it is true whatever led to it; only such results are
 *       called known. That something could not be shown is remembered with the positions before that could not be
 *       repeated, and forgotten with them.
 * </ol>
 *
 * <h2>What an answer means</h2>
 *
 * <p>It holds under simple ko without suicide, whether long repetitions are forbidden, drawn or without result,
 * because neither side needs one and each has an answer if the other side tries. What is shown can be
 * played so that no position with the same stones, side to move and ban comes back; with
 * {@link tesuji.endgame.search.Ending#TWO_PASSES}, no move of the side that shows it repeats the mere stones of a
 * position before it in the search, as positional superko asks. What this does not cover: boards from the game
 * before the first position, and boards of one line met again in a tree that was shown in another line. Where a
 * score does depend on long repetitions, there is no answer, as there is none if the limit is reached.
 *
 * <h2>Moves elsewhere</h2>
 *
 * <p>Moves where everything is decided gain nothing, but they are no passes. If each ban is lifted by a pass that
 * does not count, that makes no difference. With two passes at the end it does: instead of passing, the side that
 * may not retake a ko puts a stone into ground where it is lost, and retakes the ko afterwards. So whoever has to
 * show something does without such moves, and the other side always has one when a ko is banned, if there could be
 * one at all: an empty point that may be filled, or a dead stone that still has to be captured. What is shown
 * nevertheless is true, however many there are.
 *
 * <h2>Territory</h2>
 *
 * <p>Dead stones count without being captured, so territory is counted in two steps. After two passes play goes on
 * for area, where stones cost nothing, until two more passes. The score is that area, less the stones that each side
 * had on the board at first and has played in the first step: if a side has played n stones and lost m of them, the
 * others stand on the board and are area but no territory, and the m are prisoners of the other side, which makes n.
 * The second step is the agreement on what is dead: nobody gains more by it than he could show in play, and nobody
 * has to pay for showing it.
 */
@NullMarked
package tesuji.endgame.search;

import org.jspecify.annotations.NullMarked;
