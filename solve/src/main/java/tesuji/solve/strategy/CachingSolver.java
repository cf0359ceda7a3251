package tesuji.solve.strategy;

import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;

/** Asks the cache first, and another solver only for what is not in it. */
public record CachingSolver(Solver solver, ResultCache cache) implements Solver {
    @Override
    public Solution solve(Position root, Goal goal, StopCondition stop) {
        return cache.find(root, goal).orElseGet(() -> ask(root, goal, stop));
    }

    private Solution ask(Position root, Goal goal, StopCondition stop) {
        Solution solution = solver.solve(root, goal, stop);
        if (solution instanceof Solution.Proven proven) cache.add(root, goal, proven);
        return solution;
    }
}
