/**
 * Play by alpha-beta search to a limited depth, for games too large to be solved: a heuristic judges where the search
 * ends.
 *
 * <p>Read {@link tesuji.solve.deepening.DeepeningPlayer} first, then {@code DepthSearch}.
 */
@NullMarked
package tesuji.solve.deepening;

import org.jspecify.annotations.NullMarked;
