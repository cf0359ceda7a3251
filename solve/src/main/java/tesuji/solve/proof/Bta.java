package tesuji.solve.proof;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * The base-twin algorithm: proof-number search that searches equal states once and minds how they were reached
 * (Breuker, van den Herik, Uiterwijk and Allis 2001; Goluch, §3.5.7). Sound in spite of cycles; slow where most things
 * are drawn.
 *
 * @param mobility whether frontier vertices are numbered by their moves instead of (1, 1)
 * @param capacity gives up when more vertices than this are in memory
 */
public record Bta(boolean mobility, MoveOrder order, int capacity) implements ProofSearch {
    public static final Bta STANDARD = new Bta(true, Natural.STANDARD, NodeCapacity.STANDARD);

    public Bta {
        NodeCapacity.check(capacity);
    }

    @Override
    public Solver solver(Game game) {
        ProofSearch.refuseHistory(game, "bta");
        return this::solve;
    }

    private Solution solve(Position root, Goal goal, StopCondition stop) {
        TwinSearch search = start(root, goal, stop);
        search.run(capacity);
        return search.answer();
    }

    /** A search that has looked at the root and no further. */
    TwinSearch start(Position root, Goal goal, StopCondition stop) {
        ProofPosition board = new ProofPosition(root, ProofGoal.of(goal), order);
        return new TwinSearch(board, Leaves.of(mobility), new NodeCounter(stop));
    }
}
