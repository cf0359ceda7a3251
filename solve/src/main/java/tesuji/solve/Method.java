package tesuji.solve;

import tesuji.core.game.Game;
import tesuji.core.play.Solver;

/** A way to solve positions, described: what it prints builds it again. */
public interface Method {
    /**
     * A worker for one thread; an {@link tesuji.core.base.InputException} says why the method cannot solve this game.
     */
    Solver solver(Game game);

    /** A worker that tells wins, draws and losses apart. */
    default PositionSolver positionSolver(Game game) {
        return new ThreeValued(solver(game));
    }
}
