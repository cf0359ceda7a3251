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
 * Proof-number search on a tree (Allis 1994; Goluch, §3.5.1). Sound for every game; equal states are searched as often
 * as they are reached.
 *
 * @param evaluation when a vertex is looked at
 * @param mobility whether frontier vertices are numbered by their moves instead of (1, 1)
 * @param deletion whether what lies below solved vertices is forgotten (§3.5.2); changes memory alone
 * @param currentNode whether selection begins where the update stopped (§3.5.4); changes time alone
 * @param capacity gives up when more vertices than this are in memory
 */
public record Pns(
        EvaluationTime evaluation,
        boolean mobility,
        boolean deletion,
        boolean currentNode,
        MoveOrder order,
        int capacity)
        implements ProofSearch {
    public static final Pns STANDARD =
            new Pns(EvaluationTime.IMMEDIATE, true, true, true, Natural.STANDARD, NodeCapacity.STANDARD);

    public Pns {
        NodeCapacity.check(capacity);
    }

    @Override
    public Solver solver(Game game) {
        return this::solve;
    }

    private Solution solve(Position root, Goal goal, StopCondition stop) {
        TreeSearch search = start(root, goal, stop);
        search.run(capacity);
        return search.answer();
    }

    /** A search that has looked at the root and no further. */
    TreeSearch start(Position root, Goal goal, StopCondition stop) {
        NodeCounter counter = new NodeCounter(stop);
        TreeSearch search = new TreeSearch(
                new ProofPosition(root, ProofGoal.of(goal), order),
                Leaves.of(mobility),
                evaluation == EvaluationTime.DELAYED ? TreeSearch::developLate : TreeSearch::developAtOnce,
                deletion,
                currentNode,
                counter);
        search.plant(0);
        counter.count(1, 1);
        return search;
    }
}
