package tesuji.mcts.urgency;

import java.util.Arrays;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;

/**
 * Every untried child is worth the same (Gelly and Wang 2006; Śliwa 2013, eq. 3.7; Wieczorek 2009, §3.3.1).
 *
 * <p>A large value ({@link #INFINITE}) tries every child once before any is visited twice; with 0 or less only the
 * first child of a node is ever visited; in between, nothing new is tried until the best child known falls below the
 * value. MoGo's value is 1.0 (Gelly and Wang 2006), Go GAME's 1.1 (Śliwa 2013, §3.4.1).
 */
public record Constant(double value) implements FirstPlay {
    /** Wieczorek's best constant (2009, §4.3). */
    public static final Constant STANDARD = new Constant(1.4);

    /** Wieczorek's "infinite" (2009, §3.3.1): above every possible value. */
    public static final Constant INFINITE = new Constant(10_000);

    public Constant {
        if (Double.isNaN(value)) throw new IllegalArgumentException("value must be a number");
    }

    @Override
    public FirstPlayer on(Tree tree, Game game) {
        double[] urgencies = new double[game.maxLegalMoves()];
        Arrays.fill(urgencies, value);
        return (node, trace) -> urgencies;
    }
}
