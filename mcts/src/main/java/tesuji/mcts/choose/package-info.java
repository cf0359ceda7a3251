/**
 * Which move is played when the search has ended.
 *
 * <p>{@link tesuji.mcts.choose.FinalMove} lists the criteria, each in one file with its paper; {@link
 * tesuji.mcts.choose.RootMoveStats} is what they know about a move: the visits, the mean and more.
 */
@NullMarked
package tesuji.mcts.choose;

import org.jspecify.annotations.NullMarked;
