/**
 * How large games are: bounds of state spaces, their partition and symmetry, and the size of game trees (Goluch, §3.1).
 *
 * <p>Begin with {@link tesuji.solve.estimate.StateSpaceBounds}, the examples; {@link tesuji.solve.estimate.GameTree}
 * measures games.
 */
@NullMarked
package tesuji.solve.estimate;

import org.jspecify.annotations.NullMarked;
