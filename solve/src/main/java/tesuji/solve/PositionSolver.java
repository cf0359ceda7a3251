package tesuji.solve;

import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;

/** Says what positions are worth. */
@FunctionalInterface
public interface PositionSolver {
    /** The root is the judge's to use; it is left as it was. */
    SolveResult judge(Position root, StopCondition stop);
}
