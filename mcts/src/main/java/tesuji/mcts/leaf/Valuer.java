package tesuji.mcts.leaf;

import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Trace;

/** Values leaves. Owned by one thread. */
public interface Valuer {
    /** Prepares for a search from this position. */
    default void beginSearch(Position root) {}

    /** Prepares for so many playouts, one after another from the same leaf. */
    default void begin(int playouts, Rng rng) {}

    /**
     * Says in the trace how the simulation ends; what moves it makes on the way go into the trace's line. The position
     * is the valuer's to use.
     */
    void value(Position position, Rng rng, Trace trace);

    /**
     * Adds for each point 1 if side 0 owned it at the end of the last playout, and takes 1 if side 1 did; false if
     * nobody knows.
     */
    default boolean addOwners(int[] sums) {
        return false;
    }
}
