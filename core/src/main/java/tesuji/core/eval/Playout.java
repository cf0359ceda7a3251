package tesuji.core.eval;

import tesuji.core.base.Rng;
import tesuji.core.game.Position;

/** Finishes games. Owned by one thread, so that it may keep boards and buffers of its own. */
public interface Playout {
    /**
     * Plays from the position to the end, appends the moves to the line and returns the score in half-points for side
     * 0. The position is the playout's to use: what it holds afterwards is unspecified. Moves that stand in the line
     * already are those of the same simulation that led from the root of the search to this position, so that a
     * playout that learns from simulation to simulation sees whole games.
     */
    int finish(Position position, Rng rng, Line line);
}
