/**
 * Exact search: whether a position is won, drawn or lost, proven.
 *
 * <p>Read {@link tesuji.solve.Method}, the description of a solver, and {@link tesuji.solve.PositionSolver}, which it
 * makes. {@link tesuji.solve.ThreeValued} makes one from a solver that only answers yes or no. The methods are in
 * {@code alphabeta} and {@code proof}; {@code retrograde} values all states at once.
 */
@NullMarked
package tesuji.solve;

import org.jspecify.annotations.NullMarked;
