package tesuji.solve.proof;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.search.Cycles;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * Proof-number search on a graph with cycles, two vertices for each state (Goluch, §3.5.6, Algorithm 19), as published:
 * a proof is right, but a disproof may rest on a repetition that is none on another path, so that a win is overlooked.
 * Such answers are {@linkplain Solution.Claimed claimed}, not proven.
 *
 * @param mobility whether frontier vertices are numbered by their moves instead of (1, 1), as published
 * @param capacity gives up when more vertices than this are in memory
 */
public record PnDcg(boolean mobility, MoveOrder order, int capacity) implements ProofSearch {
    public static final PnDcg STANDARD = new PnDcg(false, Natural.STANDARD, NodeCapacity.STANDARD);

    public PnDcg {
        NodeCapacity.check(capacity);
    }

    @Override
    public Solver solver(Game game) {
        ProofSearch.refuseHistory(game, "pn-dcg");
        return this::solve;
    }

    private Solution solve(Position root, Goal goal, StopCondition stop) {
        GraphSearch search = start(root, goal, stop);
        search.run(capacity);
        return search.answer();
    }

    /** A search that has looked at the root and no further. */
    GraphSearch start(Position root, Goal goal, StopCondition stop) {
        ProofPosition board = new ProofPosition(root, ProofGoal.of(goal), order);
        boolean cyclic = Cycles.possible(root.game());
        return new GraphSearch(board, Leaves.of(mobility), cyclic, false, new NodeCounter(stop));
    }
}
