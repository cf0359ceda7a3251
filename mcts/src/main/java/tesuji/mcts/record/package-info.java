/**
 * What a simulation leaves behind in the tree: means, and what single formulas ask for besides.
 */
@NullMarked
package tesuji.mcts.record;

import org.jspecify.annotations.NullMarked;
