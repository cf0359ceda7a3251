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
 * AlphaZero's PUCT: v(a) + C · P(a) · √N / (1 + N(a)), where the prior P shares out the exploration (Silver et al.
 * 2017, 2018). An untried child has its urgency in place of v: AlphaZero's is {@code Constant[value=0.0]}, today's
 * programs take {@code ParentMinus}; a large one would try every child once.
 *
 * @param exploration C, for values in [0, 1]: half of what it is for values in [-1, 1]
 * @param prior the name of the prior of the game
 */
public record Puct(double exploration, String prior) implements Selection {
    public static final Puct STANDARD = new Puct(0.75, Parts.STANDARD);

    public Puct {
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
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

    @Hot
    private int best(Tree tree, int node, double[] urgencies) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        float[] priors = tree.priors();
        double c = exploration * Math.sqrt(visits[node]);
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            boolean tried = n != 0;
            double mean = tried ? sums[begin + i] / ((double) Tree.UNIT * n) : urgencies[i];
            double value = mean + c * priors[begin + i] / (1 + n);
            if (value > bestValue || (value == bestValue && tried && !bestTried)) {
                best = begin + i;
                bestValue = value;
                bestTried = tried;
            }
        }
        return best;
    }
}
