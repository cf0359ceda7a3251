/**
 * What is a leaf worth, and in which currency?
 */
@NullMarked
package tesuji.mcts.leaf;

import org.jspecify.annotations.NullMarked;
