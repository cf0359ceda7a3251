/**
 * Primitives without a game noun in them: random numbers, flat collections, hashing, ranking.
 *
 * <p>The only toolbox of the house, and a small one. Read {@link tesuji.core.base.Rng} first.
 */
@NullMarked
package tesuji.core.base;

import org.jspecify.annotations.NullMarked;
