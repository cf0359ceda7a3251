package tesuji.core.eval;

import tesuji.core.base.Rng;
import tesuji.core.game.Position;

/** A playout that can be told to stop early. */
public interface CappedPlayout extends Playout {
    /** As {@link #finish(Position, Rng, Line)}, but after {@code cap} moves the game is counted as it stands. */
    int finish(Position position, Rng rng, Line line, int cap);
}
