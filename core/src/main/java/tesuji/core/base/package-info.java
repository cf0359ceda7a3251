/**
 * Primitives without a game noun in them: random numbers, flat collections, hashing, ranking.
 *
 * <p>The only package of general tools; it is kept small. Read {@link tesuji.core.base.Rng} first.
 */
@NullMarked
package tesuji.core.base;

import org.jspecify.annotations.NullMarked;
