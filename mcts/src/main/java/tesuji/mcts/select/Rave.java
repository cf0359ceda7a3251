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
 * UCT-RAVE: all-moves-as-first speaks while little is known, plain values later (Gelly and Silver 2007, 2011; Śliwa
 * 2013, eqs. 4.3 and 4.4).
 *
 * <p>(1 - β) · (v + C · √(ln n(p) / n)) + β · (ṽ + C · √(ln ñ(p) / ñ)), where ṽ and ñ are value and number of the
 * simulations in which the move was made then or later, and β falls from 1 to 0. A child that was never made later has
 * its plain value alone; one that was never tried has AMAF's alone, and its urgency if it has neither or β is 0.
 *
 * @param schedule how β falls
 * @param exploration C
 * @param amaf which moves count
 */
public record Rave(Schedule schedule, double exploration, AmafRule amaf) implements Selection {
    public static final Rave STANDARD = new Rave(HandSelected.STANDARD, 0.25, AmafRule.STANDARD);

    public Rave {
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
        double[] betas = new double[game.maxLegalMoves()];
        return (node, trace) -> {
            schedule.weigh(tree, node, betas);
            return best(tree, node, first.urgencies(node, trace), betas);
        };
    }

    @Hot
    private int best(Tree tree, int node, double[] urgencies, double[] betas) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        int[] amafVisits = tree.amafVisits();
        float[] amafSums = tree.amafSums();
        double c = exploration * Math.sqrt(Math.log(Math.max(1, visits[node])));
        double amafC = c == 0 ? 0 : exploration * Math.sqrt(Math.log(shares(tree, node)));
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            int shared = betas[i] == 0 ? 0 : amafVisits[begin + i];
            boolean tried = n != 0;
            double plain = tried ? sums[begin + i] / ((double) Tree.UNIT * n) + c / Math.sqrt(n) : urgencies[i];
            double value = plain;
            if (shared != 0) {
                double rave = amafSums[begin + i] / (double) shared + amafC / Math.sqrt(shared);
                // so written, equal halves give exactly either of them
                value = tried ? plain + betas[i] * (rave - plain) : rave;
            }
            if (value > bestValue || (value == bestValue && tried && !bestTried)) {
                best = begin + i;
                bestValue = value;
                bestTried = tried;
            }
        }
        return best;
    }

    /**
     * ñ(p): all that the children have shared in; a simulation that ended at the node counts once, as it does in n(p).
     */
    @Hot
    static double shares(Tree tree, int node) {
        int[] visits = tree.visits();
        int[] amafVisits = tree.amafVisits();
        int begin = tree.firstChild(node);
        int end = begin + tree.childCount(node);
        long shares = visits[node];
        for (int child = begin; child < end; child++) shares += amafVisits[child] - visits[child];
        return (double) Math.max(1, shares);
    }
}
