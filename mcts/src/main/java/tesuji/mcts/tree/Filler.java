package tesuji.mcts.tree;

import tesuji.core.game.Position;

/** Fills columns of children that have just come into being, before other threads see them. Owned by one thread. */
public interface Filler {
    /** The moves are those of the nodes {@code first}, {@code first + 1} and so on. */
    void fill(Tree tree, int first, Position position, int[] moves, int count);
}
