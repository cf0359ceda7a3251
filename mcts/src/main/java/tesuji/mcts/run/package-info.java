/**
 * Which threads work on which tree: simulators, kinds of parallel search, limits. Read {@link
 * tesuji.mcts.run.Simulator} first: the whole search is its method {@code simulate}.
 */
@NullMarked
package tesuji.mcts.run;

import org.jspecify.annotations.NullMarked;
