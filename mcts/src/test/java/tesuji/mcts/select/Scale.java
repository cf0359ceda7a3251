package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

/**
 * Weighs children: the urgency up to which the best tried child of the root is preferred to an untried one is the value
 * that the formula gives it.
 */
final class Scale {
    private static final double HEAVIEST = 100;

    private static final Game GAME = Games.library().open("hex:size=5");

    private Scale() {}

    /** The largest value among the tried children of the root, of which one must be untried. */
    static double weigh(Selection selection, Tree tree) {
        double low = -HEAVIEST;
        double high = HEAVIEST;
        assertThat(tree.visits(choice(selection, tree, low))).as("light enough").isPositive();
        assertThat(tree.visits(choice(selection, tree, high)))
                .as("heavy enough")
                .isZero();
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (tree.visits(choice(selection, tree, middle)) > 0) low = middle;
            else high = middle;
        }
        return low;
    }

    /** The child of the root that is chosen if untried ones are worth this much. */
    static int choice(Selection selection, Tree tree, double urgency) {
        Trace trace = new Trace(1);
        trace.restart(0, 0);
        return selection.on(tree, new Constant(urgency), GAME).select(Tree.ROOT, trace);
    }
}
