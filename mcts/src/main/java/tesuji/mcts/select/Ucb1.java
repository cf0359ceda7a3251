package tesuji.mcts.select;

import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;
import tesuji.mcts.urgency.FirstPlay;
import tesuji.mcts.urgency.FirstPlayer;

/**
 * UCT: the child i of p with the largest v(i) + C · √(ln n(p) / n(i)) (Auer et al. 2002; Kocsis and Szepesvári 2006;
 * Śliwa 2013, eq. 3.1).
 *
 * @param exploration C; for values in [0, 1] the inventors' choice is √2
 */
public record Ucb1(double exploration) implements Selection {
    public static final Ucb1 STANDARD = new Ucb1(Math.sqrt(2));

    /** No value and no other urgency is larger. */
    private static final double UNBEATEN = Constant.INFINITE.value();

    public Ucb1 {
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
    }

    @Override
    public Selector on(Tree tree, FirstPlay firstPlay, Game game) {
        FirstPlayer first = firstPlay.on(tree, game);
        return (node, trace) -> best(tree, node, first.urgencies(node, trace));
    }

    @Hot
    private int best(Tree tree, int node, double[] urgencies) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        double c = exploration * Math.sqrt(Math.log(Math.max(1, visits[node])));
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            boolean tried = n != 0;
            if (!tried && urgencies[i] >= UNBEATEN) return begin + i;
            double value = tried
                    ? FastMath.real(sums[begin + i]) / FastMath.real((long) Tree.UNIT * n) + c * FastMath.inverseRoot(n)
                    : urgencies[i];
            // an untried child must be better than the best known one, not as good (Wieczorek 2009, Algorithm 2)
            if (value > bestValue || (value == bestValue && tried && !bestTried)) {
                best = begin + i;
                bestValue = value;
                bestTried = tried;
            }
        }
        return best;
    }
}
