package tesuji.solve;

import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;

/**
 * Wins, draws and losses from a solver that only answers yes or no: can the side to move win? If not, can the other
 * side? If neither can, it is a draw (Goluch, §3.4.3 and §3.5.1).
 *
 * <p>The effort is counted as Goluch does (§6.1): that of the question which decided, and for a draw that of both: the
 * sum of the nodes, and the larger of the peaks.
 */
public record ThreeValued(Solver solver) implements PositionSolver {
    private static final int WIN = 1;

    @Override
    public SolveResult solve(Position root, StopCondition stop) {
        int mover = root.toMove();
        Solution first = solver.solve(root, new Goal(mover, WIN), stop);
        if (first instanceof Solution.Open) return unknown(first.effort());
        if (reached(first)) return new SolveResult(Value.WIN, proven(first), move(first), first.effort());
        Effort spent = first.effort();
        Solution second =
                solver.solve(root, new Goal(1 - mover, WIN), nodes -> stop.mayContinue(spent.nodes() + nodes));
        Effort both = new Effort(
                spent.nodes() + second.effort().nodes(),
                Math.max(spent.peak(), second.effort().peak()));
        if (second instanceof Solution.Open) return unknown(both);
        if (reached(second)) return new SolveResult(Value.LOSS, proven(second), move(second), second.effort());
        return new SolveResult(Value.DRAW, proven(first) && proven(second), move(second), both);
    }

    private static SolveResult unknown(Effort effort) {
        return new SolveResult(Value.UNKNOWN, false, -1, effort);
    }

    private static boolean proven(Solution solution) {
        return solution instanceof Solution.Proven;
    }

    private static boolean reached(Solution solution) {
        return (solution instanceof Solution.Proven proven && proven.reached())
                || (solution instanceof Solution.Claimed claimed && claimed.reached());
    }

    private static int move(Solution solution) {
        if (solution instanceof Solution.Proven proven) return proven.move();
        return solution instanceof Solution.Claimed claimed ? claimed.move() : -1;
    }
}
