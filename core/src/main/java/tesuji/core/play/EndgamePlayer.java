package tesuji.core.play;

import java.util.Optional;
import tesuji.core.game.Position;

/** Knows how to bring some games to their end, so that nobody need search any more. Owned by one thread. */
@FunctionalInterface
public interface EndgamePlayer {
    /** The value of a decision that wins against every defence. */
    double CERTAIN = 1;

    /** Knows nothing. */
    EndgamePlayer NONE = (position, limits) -> Optional.empty();

    /**
     * What to play here, if this is such a game and part of the limits is enough; the position is left as it was. Only
     * a value of {@link #CERTAIN} promises anything.
     */
    Optional<Decision> closing(Position position, Limits limits);
}
