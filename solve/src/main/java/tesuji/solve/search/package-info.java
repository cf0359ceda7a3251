/**
 * What the searches share: the states on the current path, transpositions, and the order of moves.
 *
 * <p>States are told apart by {@link tesuji.core.game.Position#key}, 64 bits wide. Where keys are hashes, n different
 * states hold an equal pair with a probability of about n² / 2<sup>65</sup>: three in ten thousand for a hundred
 * million states.
 */
@NullMarked
package tesuji.solve.search;

import org.jspecify.annotations.NullMarked;
