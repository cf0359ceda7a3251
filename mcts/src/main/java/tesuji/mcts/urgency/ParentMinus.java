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

    @Override
    public FirstPlayer on(Tree tree, Game game) {
        double[] urgencies = new double[game.maxLegalMoves()];
        return (node, trace) -> {
            double parent = tree.visits(node) == 0 ? 0.5 : 1 - tree.mean(node);
            Arrays.fill(urgencies, 0, tree.childCount(node), parent - reduction);
            return urgencies;
        };
    }
}
