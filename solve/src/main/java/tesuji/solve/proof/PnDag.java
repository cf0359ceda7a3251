package tesuji.solve.proof;

import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * Proof-number search that searches equal states once, for games in which none comes back (Schijf, Allis and Uiterwijk
 * 1994; Goluch, §3.5.5, Algorithm 18). Sound there; other games are refused.
 *
 * @param mobility whether frontier vertices are numbered by their moves instead of (1, 1)
 * @param deletion whether children of solved vertices that nobody else needs are forgotten
 * @param capacity gives up when more vertices than this are in memory
 */
public record PnDag(boolean mobility, boolean deletion, MoveOrder order, int capacity) implements ProofSearch {
    public static final PnDag STANDARD = new PnDag(true, true, Natural.STANDARD, NodeCapacity.STANDARD);

    public PnDag {
        NodeCapacity.check(capacity);
    }

    @Override
    public Solver solver(Game game) {
        if (game.repetition() != Repetition.IMPOSSIBLE) {
            throw new InputException("In " + game.id() + " positions can come back, which pn-dag does not understand; "
                    + "use bta or dfpn.");
        }
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
        return new GraphSearch(board, Leaves.of(mobility), false, deletion, new NodeCounter(stop));
    }
}
