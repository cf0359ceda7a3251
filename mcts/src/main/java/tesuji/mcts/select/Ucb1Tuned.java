package tesuji.mcts.select;

import java.util.List;
import java.util.Set;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.record.SquaredValues;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;
import tesuji.mcts.urgency.FirstPlayer;

/**
 * UCB1-TUNED: the child i of p with the largest v(i) + C · √(Δ · min(1/4, σ²(i) + √(2Δ))) with Δ = ln n(p) / n(i): what
 * varies little needs fewer trials (Auer et al. 2002; Gelly and Wang 2006; Wieczorek 2009, eq. 3.1; Śliwa 2013, eqs.
 * 3.5 and 3.6). No results in [0, 1] vary more than 1/4.
 *
 * @param exploration C; Wieczorek's best is 1.2 (2009, §4.2)
 */
public record Ucb1Tuned(double exploration) implements Selection {
    public static final Ucb1Tuned STANDARD = new Ucb1Tuned(1);

    private static final double MOST_VARIANCE = 0.25;

    public Ucb1Tuned {
        if (!(exploration >= 0)) throw new IllegalArgumentException("exploration must not be negative");
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.SQUARES);
    }

    @Override
    public List<Recorder> recorders(Game game) {
        return List.of(new SquaredValues());
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
        double[] squares = tree.squares();
        double log = Math.log(Math.max(1, visits[node]));
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            boolean tried = n != 0;
            double value;
            if (tried) {
                double mean = sums[begin + i] / ((double) Tree.UNIT * n);
                double delta = log / n;
                double variance = Math.max(0, squares[begin + i] / n - mean * mean) + Math.sqrt(2 * delta);
                value = mean + exploration * Math.sqrt(delta * Math.min(MOST_VARIANCE, variance));
            } else {
                value = urgencies[i];
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
