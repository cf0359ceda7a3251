package tesuji.mcts.select;

import java.util.List;
import java.util.Set;
import tesuji.core.base.Hot;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;
import tesuji.mcts.urgency.FirstPlayer;

/**
 * Predictor + UCB applied to trees: UCT minus a penalty for what the predictor does not expect (Rosin 2011).
 *
 * <p>v(a) + C · √(ln N / N(a)) - w · m(N, a) with m(N, a) = 2/M(a) · √(ln N / N), and 2/M(a) while N ≤ 1. The weights M
 * of all children add up to 1; a move of weight 0 is left alone while there is another. An untried child is worth its
 * urgency minus the penalty: with an urgency of 1 the formula is Rosin's from the first visit on, with a large one
 * every child is tried once, the expected first.
 *
 * @param exploration C; Rosin's is √(3/2)
 * @param prior the name of the prior of the game that predicts
 * @param weight w; Rosin's is 1, and whoever measures values on a scale of his own has both C and w on that scale
 */
public record PuctRosin(double exploration, String prior, double weight) implements Selection {
    public static final PuctRosin STANDARD = new PuctRosin(Math.sqrt(1.5), Parts.STANDARD, 1);

    public PuctRosin {
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
        if (!(weight >= 0)) throw new IllegalArgumentException("weight must not be negative");
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.PRIOR);
    }

    @Override
    public List<Filler> fillers(Game game, Parts parts) {
        return List.of(Priors.asShares(parts.prior(prior), game));
    }

    @Override
    public Selector on(Tree tree, FirstPlay firstPlay, Game game) {
        FirstPlayer first = firstPlay.on(tree, game);
        return (node, trace) -> best(tree, node, first.urgencies(node, trace));
    }

    /** m(N, a) · M(a), which is the same for all children. */
    static double penalty(int n) {
        return n > 1 ? 2 * Math.sqrt(Math.log(n) / n) : 2;
    }

    @Hot
    private int best(Tree tree, int node, double[] urgencies) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        float[] weights = tree.priors();
        double penalty = weight * penalty(visits[node]);
        double c = exploration * Math.sqrt(Math.log(Math.max(1, visits[node])));
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            boolean tried = n != 0;
            double value = tried ? sums[begin + i] / ((double) Tree.UNIT * n) + c / Math.sqrt(n) : urgencies[i];
            value -= penalty / weights[begin + i];
            if (value > bestValue || (value == bestValue && tried && !bestTried)) {
                best = begin + i;
                bestValue = value;
                bestTried = tried;
            }
        }
        return best;
    }
}
