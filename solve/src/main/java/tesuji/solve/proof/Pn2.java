package tesuji.solve.proof;

import static tesuji.solve.proof.ProofTree.ROOT;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * pn²-search (Allis 1994; Breuker 1998; Goluch, §3.5.3, Algorithm 15): to develop a vertex means a second search from
 * it, of which only its children and their numbers are kept. Saves memory for time. Sound for every game.
 *
 * @param growth how large the second level may become
 * @param mobility whether frontier vertices are numbered by their moves instead of (1, 1)
 * @param capacity gives up when more vertices than this are in memory, both levels counted
 */
public record Pn2(SecondLevelSize growth, boolean mobility, MoveOrder order, int capacity) implements ProofSearch {
    public static final Pn2 STANDARD = new Pn2(Logistic.STANDARD, true, Natural.STANDARD, NodeCapacity.STANDARD);

    public Pn2 {
        NodeCapacity.check(capacity);
    }

    @Override
    public Solver solver(Game game) {
        return this::solve;
    }

    private Solution solve(Position root, Goal goal, StopCondition stop) {
        NodeCounter counter = new NodeCounter(stop);
        ProofPosition board = new ProofPosition(root, ProofGoal.of(goal), order);
        Leaves leaves = Leaves.of(mobility);
        TreeSearch second = new TreeSearch(board, leaves, TreeSearch::developAtOnce, true, true, counter);
        TreeSearch first =
                new TreeSearch(board, leaves, (search, vertex) -> develop(search, vertex, second), true, true, counter);
        first.plant(0);
        counter.count(1, 1);
        first.run(capacity);
        return first.answer();
    }

    /** Algorithm 15. The vertex is the root of the second tree too, and counted once. */
    private void develop(TreeSearch first, int vertex, TreeSearch second) {
        int kept = first.tree.live();
        second.plant(kept - 1L);
        second.run(Math.max(1, Math.min(growth.limit(kept), capacity - kept)));
        ProofTree from = second.tree;
        ProofTree into = first.tree;
        if (!from.isExpanded(ROOT)) return; // the work was stopped
        int children = from.count[ROOT];
        int source = from.first[ROOT];
        int target = into.expand(vertex, children);
        System.arraycopy(from.proof, source, into.proof, target, children);
        System.arraycopy(from.disproof, source, into.disproof, target, children);
        System.arraycopy(from.move, source, into.move, target, children);
    }
}
