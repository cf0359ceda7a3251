package tesuji.solve.alphabeta;

import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;

/** Answers questions with a depth-first search, each by the window that tells the answers apart. */
record DepthFirstWorker(DepthFirst search) implements Solver, PositionSolver {
    private static final int NO_HORIZON = Integer.MAX_VALUE;

    @Override
    public Solution solve(Position root, Goal goal, StopCondition stop) {
        boolean own = root.toMove() == goal.side();
        // the other side reaches k exactly if the side to move does not reach 1 - k
        int wanted = own ? goal.atLeast() : 1 - goal.atLeast();
        Walk walk = new Walk(root, search.order(), NO_HORIZON, 0, stop);
        int value = search.over(walk).value(wanted - 1, wanted);
        if (walk.isStopped()) return new Solution.Open(walk.effort());
        boolean success = value == wanted;
        return new Solution.Proven(success == own, success ? walk.bestMove() : -1, walk.effort());
    }

    @Override
    public SolveResult solve(Position root, StopCondition stop) {
        Walk walk = new Walk(root, search.order(), NO_HORIZON, 0, stop);
        int value = search.over(walk).value(-1, 1);
        if (walk.isStopped()) return new SolveResult(Value.UNKNOWN, false, -1, walk.effort());
        return new SolveResult(
                value > 0 ? Value.WIN : value < 0 ? Value.LOSS : Value.DRAW, true, walk.bestMove(), walk.effort());
    }
}
