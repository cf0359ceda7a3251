package tesuji.mcts.urgency;

import java.util.Arrays;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;

/**
 * An untried child is worth a little less than its parent looks, seen by the side to move: v(parent) - reduction (the
 * "FPU reduction" of Leela Zero and KataGo).
 */
public record ParentMinus(double reduction) implements FirstPlay {
    public static final ParentMinus STANDARD = new ParentMinus(0.2);

    public ParentMinus {
        if (Double.isNaN(reduction)) throw new IllegalArgumentException("reduction must be a number");
    }

    @Override
    public FirstPlayer on(Tree tree, Game game) {
        double[] urgencies = new double[game.maxLegalMoves()];
        return (node, trace) -> {
            // its own virtual loss says nothing about the parent
            int visits = tree.visits(node) - (node == Tree.ROOT ? 0 : trace.mark());
            double parent = visits <= 0 ? 0.5 : 1 - tree.sums()[node] / ((double) Tree.UNIT * visits);
            Arrays.fill(urgencies, 0, tree.childCount(node), parent - reduction);
            return urgencies;
        };
    }
}
