package tesuji.core.eval;

import tesuji.core.game.Position;

/** Knows the exact value of some positions. */
public interface Oracle {
    /** The answer when the position is not known. */
    int UNKNOWN = Integer.MIN_VALUE;

    /** The score in half-points for side 0 with best play, or {@link #UNKNOWN}. */
    int probe(Position position);
}
