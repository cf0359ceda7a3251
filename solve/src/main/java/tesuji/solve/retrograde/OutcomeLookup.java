package tesuji.solve.retrograde;

import tesuji.core.game.Position;

/** Knows outcomes of positions. Owned by one thread. */
@FunctionalInterface
public interface OutcomeLookup {
    /** {@link StateOutcome#UNKNOWN} for positions that are not known. */
    StateOutcome outcome(Position position);
}
