package tesuji.solve.alphabeta;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.Method;
import tesuji.solve.PositionSolver;
import tesuji.solve.search.MoveOrder;

/** A search that keeps nothing but its path, and perhaps a table. */
public sealed interface DepthFirst extends Method permits Minimax, Negamax, AlphaBeta {
    MoveOrder order();

    /** The recursion over this walk. */
    Searcher over(Walk walk);

    /** An {@link tesuji.core.base.InputException} if values of this game cannot be found so. */
    default void check(Game game) {}

    @Override
    default Solver solver(Game game) {
        check(game);
        return new DepthFirstWorker(this);
    }

    /** One search with the window from loss to win, instead of two questions. */
    @Override
    default PositionSolver positionSolver(Game game) {
        check(game);
        return new DepthFirstWorker(this);
    }

    /**
     * Bounds of the outcome for the side to move, -1 to 1, from a search of so many plies: whatever lies beyond counts
     * as a loss for the lower bound and as a win for the upper one (Goluch, §3.3.1).
     */
    default ScoreBounds bounds(Position root, int plies) {
        int lower =
                over(new Walk(root, order(), plies, -1, StopCondition.NEVER)).value(-1, 1);
        int upper = over(new Walk(root, order(), plies, 1, StopCondition.NEVER)).value(-1, 1);
        return new ScoreBounds(lower, upper);
    }
}
