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
 * Monte-Carlo proof-number search (Saito, Chaslot, Uiterwijk and van den Herik 2006): a frontier vertex is numbered by
 * random playouts, so that promising ones come first. Sound: playouts only say where to look.
 *
 * @param playouts played at each new vertex
 * @param seed the same seed gives the same search
 * @param capacity gives up when more vertices than this are in memory
 */
public record McPns(int playouts, long seed, MoveOrder order, int capacity) implements ProofSearch {
    public static final McPns STANDARD = new McPns(3, 1, Natural.STANDARD, NodeCapacity.STANDARD);

    public McPns {
        if (playouts < 1 || playouts > 1_000_000) {
            throw new IllegalArgumentException("playouts must lie between 1 and 1000000");
        }
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
                new PlayoutLeaves(root.game(), playouts, seed),
                TreeSearch::developAtOnce,
                true,
                true,
                counter);
        search.plant(0);
        counter.count(1, 1);
        return search;
    }
}
