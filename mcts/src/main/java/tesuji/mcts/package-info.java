/**
 * Monte Carlo tree search made of small parts: the recipe, and the player that searches by it.
 *
 * <p>Read {@link tesuji.mcts.Mcts}, a record of the parts, then {@link tesuji.mcts.MctsPlayer}. The parts are in
 * packages of their own: {@code select} chooses a child, {@code urgency} values children without visits, {@code grow}
 * adds children, {@code leaf} values the end of the path, {@code record} writes results into the {@code tree}, {@code
 * run} repeats this on one or more threads, and {@code choose} picks the move that is played.
 */
@NullMarked
package tesuji.mcts;

import org.jspecify.annotations.NullMarked;
