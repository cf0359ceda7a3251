package tesuji.mcts.tree;

import tesuji.core.game.Position;

/** Fills columns of children that have just come into being, before other threads see them. Owned by one thread. */
public interface Filler {
    /** The moves are those of the nodes {@code first}, {@code first + 1} and so on. */
    void fill(Tree tree, int first, Position position, int[] moves, int count);

    /**
     * The same for the children of the root of a search, which are worth more work; called after {@link #fill} and,
     * when a tree is kept from an earlier search, before the first simulation.
     */
    default void fillRoot(Tree tree, int first, Position position, int[] moves, int count) {}
}
