package tesuji.mcts.select;

import java.util.List;
import java.util.Set;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.mcts.record.Amaf;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;
import tesuji.mcts.urgency.FirstPlayer;

/**
 * α-AMAF: everywhere the same mixture of all-moves-as-first and plain values (Helmbold and Parker-Wood 2009; Śliwa
 * 2013, eq. 4.1).
 *
 * <p>(1 - α) · (v + C · √(ln n(p) / n)) + α · (ṽ + C · √(ln ñ(p) / ñ)), where ṽ and ñ are value and number of the
 * simulations in which the move was made then or later: α = 0 is {@link Ucb1}, α = 1 is the same with AMAF's numbers. A
 * child that was never made later has its plain value alone; one that was never tried has AMAF's alone, and its
 * urgency if it has neither or α is 0.
 *
 * @param alpha α, from 0 to 1
 * @param exploration C
 * @param amaf which moves count
 */
public record AlphaAmaf(double alpha, double exploration, AmafRule amaf) implements Selection {
    public static final AlphaAmaf STANDARD = new AlphaAmaf(0.5, 0.5, AmafRule.STANDARD);

    public AlphaAmaf {
        if (!(alpha >= 0 && alpha <= 1)) throw new IllegalArgumentException("alpha lies in 0 to 1");
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.AMAF);
    }

    @Override
    public List<Recorder> recorders(Game game) {
        return List.of(new Amaf(game, amaf));
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
        int[] amafVisits = tree.amafVisits();
        float[] amafSums = tree.amafSums();
        double c = exploration * Math.sqrt(Math.log(Math.max(1, visits[node])));
        double amafC = exploration * Math.sqrt(Math.log(Rave.shares(tree, node)));
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            int shared = alpha == 0 ? 0 : amafVisits[begin + i];
            boolean tried = n != 0;
            double plain = tried ? sums[begin + i] / ((double) Tree.UNIT * n) + c / Math.sqrt(n) : urgencies[i];
            double value = plain;
            if (shared != 0) {
                double rave = amafSums[begin + i] / (double) shared + amafC / Math.sqrt(shared);
                // so written, equal halves give exactly either of them
                value = tried ? plain + alpha * (rave - plain) : rave;
            }
            if (value > bestValue || (value == bestValue && tried && !bestTried)) {
                best = begin + i;
                bestValue = value;
                bestTried = tried;
            }
        }
        return best;
    }
}
