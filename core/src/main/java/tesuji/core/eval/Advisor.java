package tesuji.core.eval;

import java.util.Optional;
import tesuji.core.game.Position;

/**
 * Says what moves look like before they are searched, in the currency of a search: so many imagined simulations, so
 * many of them won (Gelly and Silver 2007). Owned by one thread.
 */
public interface Advisor {
    /**
     * Writes, for each of the first {@code count} moves, the number of imagined simulations and how many of them the
     * side to move won.
     */
    void advise(Position position, int[] moves, int count, float[] simulations, float[] wins);

    /**
     * What the search is to tell of the ends of its simulations, as they come: the advisor reads it when it is asked
     * again. Empty if it does not need to know.
     */
    default Optional<OwnerStatistics> ends() {
        return Optional.empty();
    }
}
