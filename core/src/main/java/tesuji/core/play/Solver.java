package tesuji.core.play;

import tesuji.core.game.Position;

/** Answers questions about a position exactly, or not at all. */
public interface Solver {
    Solution solve(Position root, Goal goal, Limits limits);
}
