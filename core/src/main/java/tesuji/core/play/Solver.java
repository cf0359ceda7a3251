package tesuji.core.play;

import tesuji.core.game.Position;

/** Answers questions about a position exactly, or not at all. */
public interface Solver {
    /** The root is the solver's to use; it is left as it was. */
    Solution solve(Position root, Goal goal, StopCondition stop);
}
