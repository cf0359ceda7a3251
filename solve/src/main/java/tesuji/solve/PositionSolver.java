package tesuji.solve;

import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;

/** Finds what positions are worth. */
@FunctionalInterface
public interface PositionSolver {
    /** The solver may use the root; it is left as it was. */
    SolveResult solve(Position root, StopCondition stop);
}
