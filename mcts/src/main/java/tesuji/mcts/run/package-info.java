/**
 * Simulations, on one thread or several, until a limit is reached.
 *
 * <p>Read {@link tesuji.mcts.run.Simulator} first: the whole search is its method {@code simulate}. {@link
 * tesuji.mcts.run.Parallelism} lists the ways to share the work between threads (Chaslot et al. 2008), {@link
 * tesuji.mcts.run.SearchWorkers} does it, and {@link tesuji.mcts.run.SearchControl} says when to stop.
 */
@NullMarked
package tesuji.mcts.run;

import org.jspecify.annotations.NullMarked;
