package tesuji.solve.retrograde;

import tesuji.core.game.Position;

/** Knows outcomes of positions. Owned by one thread. */
@FunctionalInterface
public interface Knowledge {
    /** {@link Outcome#UNKNOWN} for positions that are not known. */
    Outcome outcome(Position position);
}
