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
 * UCT with knowledge that fades: v(i) + C · √(ln n(p) / n(i)) + f(n(i)), where f is the knowledge H(i) of the move
 * divided by something that grows (Chaslot et al. 2008; Śliwa 2013, eqs. 4.5 to 4.7). An untried child is worth its
 * urgency and f(0).
 *
 * @param exploration C
 * @param decay how the knowledge fades
 * @param prior the name of the prior of the game that says H, on whatever scale it likes
 */
public record ProgressiveBias(double exploration, Decay decay, String prior) implements Selection {
    public static final ProgressiveBias STANDARD = new ProgressiveBias(Math.sqrt(2), Decay.RECIPROCAL, Parts.STANDARD);

    /** How knowledge fades with the visits n of a child. */
    public enum Decay {
        /** f = H / (n + 1), as in Mango. */
        RECIPROCAL,
        /** f = H / ln(n + 2), as in MoGo. */
        LOGARITHMIC
    }

    public ProgressiveBias {
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.PRIOR);
    }

    @Override
    public List<Filler> fillers(Game game, Parts parts) {
        return List.of(Priors.asTheyAre(parts.prior(prior), game));
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
        float[] knowledge = tree.priors();
        boolean reciprocal = decay == Decay.RECIPROCAL;
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
            value += knowledge[begin + i] / (reciprocal ? n + 1 : Math.log(n + 2));
            if (value > bestValue || (value == bestValue && tried && !bestTried)) {
                best = begin + i;
                bestValue = value;
                bestTried = tried;
            }
        }
        return best;
    }
}
