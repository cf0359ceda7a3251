/**
 * What is worth keeping of a solved game: one player's moves against everything the other may do, and answers found
 * during play.
 *
 * <p>Read {@link tesuji.solve.strategy.Strategy} first; {@link tesuji.solve.strategy.StrategyBuilder} makes one.
 * {@link tesuji.solve.strategy.SuperkoCheck} asks whether it keeps its promise where boards must not come back, and
 * {@link tesuji.solve.strategy.SuperkoGame} plays such games no further than needed. {@link
 * tesuji.solve.strategy.SolverPlayer} has no strategy and solves during the game.
 */
@NullMarked
package tesuji.solve.strategy;

import org.jspecify.annotations.NullMarked;
