package tesuji.mcts.tree;

import tesuji.core.eval.EndOwners;
import tesuji.core.game.Position;

/**
 * Fills columns of children that have just come into being, before other threads see them, and those of the root's
 * children once more when it knows better; other threads may read these meanwhile. Owned by one thread.
 */
public interface Filler {
    /** The moves are those of the nodes {@code first}, {@code first + 1} and so on. */
    void fill(Tree tree, int first, Position position, int[] moves, int count);

    /** Prepares for a search of another position, or with a new tree. */
    default void beginSearch() {}

    /** Looks at the end of a simulation with this score of side 0. */
    default void watch(int score, EndOwners end) {}

    /** Whether the ends of simulations have taught so much that the children of the root should be filled anew. */
    default boolean hasNews() {
        return false;
    }

    /**
     * The same for the children of the root of a search, which are worth more work; called after {@link #fill},
     * when there {@link #hasNews is news} and, when a tree is kept from an earlier search, before the first
     * simulation.
     */
    default void fillRoot(Tree tree, int first, Position position, int[] moves, int count) {}
}
