package tesuji.mcts.grow;

import tesuji.core.game.Position;
import tesuji.mcts.tree.Trace;

/** Gives nodes their children. Owned by one thread. */
public interface Grower {
    /** Prepares a search from this position. */
    default void begin(Position root) {}

    /** Whether the node, at which the game is not over, has children to choose from: now, if not before. */
    boolean open(int node, Position position, Trace trace);
}
