/**
 * Exact work on games that can be searched through: {@code tesuji solve}, {@code states}, {@code graph} and {@code
 * solved}. {@link tesuji.app.solve.SolverOptions} says how much of it there may be.
 */
@NullMarked
package tesuji.app.solve;

import org.jspecify.annotations.NullMarked;
