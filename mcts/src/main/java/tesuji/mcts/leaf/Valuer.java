package tesuji.mcts.leaf;

import tesuji.core.base.Rng;
import tesuji.core.eval.EndOwners;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Trace;

/** Values leaves. Owned by one thread. */
public interface Valuer extends EndOwners {
    /** Prepares for a search from this position. */
    default void beginSearch(Position root) {}

    /** Prepares for so many playouts, one after another from the same leaf. */
    default void begin(int playouts, Rng rng) {}

    /**
     * Says in the trace how the simulation ends; what moves it makes on the way go into the trace's line. The position
     * is the valuer's to use.
     */
    void value(Position position, Rng rng, Trace trace);

    /** Nobody knows, unless somebody says otherwise. */
    @Override
    default boolean addOwners(int[] sums) {
        return false;
    }
}
