package tesuji.solve.strategy;

import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Patience;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;

/** Asks the cache first, and another solver only for what is not in it. */
public record CachingSolver(Solver solver, ResultCache cache) implements Solver {
    @Override
    public Solution solve(Position root, Goal goal, Patience patience) {
        return cache.find(root, goal).orElseGet(() -> ask(root, goal, patience));
    }

    private Solution ask(Position root, Goal goal, Patience patience) {
        Solution solution = solver.solve(root, goal, patience);
        if (solution instanceof Solution.Proven proven) cache.add(root, goal, proven);
        return solution;
    }
}
