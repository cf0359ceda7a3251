/**
 * What each simulation writes into the tree.
 *
 * <p>Read {@link tesuji.mcts.record.Recorder}, then {@link tesuji.mcts.record.Mean}, which every search needs. The
 * others write columns that single formulas ask for, such as all moves as first ({@link tesuji.mcts.record.Amaf}).
 */
@NullMarked
package tesuji.mcts.record;

import org.jspecify.annotations.NullMarked;
