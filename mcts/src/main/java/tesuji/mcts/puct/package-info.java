/**
 * Search that an evaluator guides: instead of playing games to their end, every new position is evaluated once, and
 * the moves that the evaluator finds likely are tried first (Rosin 2011; Silver et al. 2017).
 *
 * <p>The formulas and numbers are those of KataGo (Wu 2019, and its documentation of the search) as far as they are
 * here; docs/how/networks.md lists what is not. Begin with {@link tesuji.mcts.puct.PuctPlayer}. A simulation walks down
 * the tree by {@code PuctSelection}, evaluates one new position, and {@code PuctBackup} computes the means of all
 * positions on the way again, in the terms of {@code PuctUtility}. {@code PuctChoice} chooses the move to play.
 *
 * <p>Refinements have files of their own: {@code SubtreeValueBias} corrects evaluations by what was found where moves
 * are alike, {@code RootMoves} leaves out or fines moves of the root, {@code RootPriors} mixes noise into its priors,
 * and {@code EndingExploration} tries the move that would end a game. What they must know of a game, the game says by
 * an ability; without it the search does without them.
 *
 * <p>An example: at the root the evaluator gives D4 a prior of 0.4 and Q16 one of 0.1. After 16 visits with equal
 * values the bonus of D4 is 0.4·4/(1 + n), that of Q16 is 0.1·4/(1 + m): they are equal when D4 was tried about four
 * times as often.
 *
 * <p>It differs from the search of the package {@code tesuji.mcts} in what a node holds: there columns of sums that one
 * simulation after the other adds to, here means that are computed again from the children, because the weight of a
 * child changes with what its siblings turn out to be worth.
 */
@NullMarked
package tesuji.mcts.puct;

import org.jspecify.annotations.NullMarked;
