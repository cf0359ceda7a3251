package tesuji.core.eval;

import tesuji.core.game.Position;

/** Guesses the outcome of an unfinished game. */
public interface Heuristic {
    /** The expected outcome for side 0, from -1 (lost) to 1 (won). */
    double estimate(Position position);
}
