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
 * Objective Monte Carlo: children share the simulations in proportion to how likely each is to be better than the best
 * (Chaslot et al. 2006; Śliwa 2013, eqs. 3.2 and 3.3).
 *
 * <p>With v(0) the largest value, U(i) = erfc((v(0) - v(i)) / (√2 · σ(i))), and the child is chosen whose share is most
 * overdue: the largest n(p) · U(i) / (n(i) · Σ U(j)). That number is about 1 for every child in balance, and the
 * urgency of untried children is compared with it. Since a few equal results say little about σ, it is taken to be at
 * least 1 / (2 √n(i)).
 */
public record Omc() implements Selection {
    public static final Omc STANDARD = new Omc();

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
    private static int best(Tree tree, int node, double[] urgencies) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        double top = bestMean(tree, begin, count);
        int mostOverdue = -1;
        double overdue = Double.NEGATIVE_INFINITY;
        int mostUrgent = -1;
        double urgency = Double.NEGATIVE_INFINITY;
        double total = 0;
        for (int i = 0; i < count; i++) {
            int n = visits[begin + i];
            if (n == 0) {
                if (mostUrgent < 0 || urgencies[i] > urgency) {
                    mostUrgent = begin + i;
                    urgency = urgencies[i];
                }
                continue;
            }
            double mean = sums[begin + i] / ((double) Tree.UNIT * n);
            double chance = erfc((top - mean) / Math.sqrt(2 * variance(tree, begin + i)));
            total += chance;
            if (chance / n > overdue) {
                mostOverdue = begin + i;
                overdue = chance / n;
            }
        }
        if (mostOverdue < 0) return mostUrgent;
        return mostUrgent >= 0 && urgency > visits[node] * overdue / total ? mostUrgent : mostOverdue;
    }

    @Hot
    static double bestMean(Tree tree, int begin, int count) {
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        double top = Double.NEGATIVE_INFINITY;
        for (int child = begin; child < begin + count; child++) {
            if (visits[child] != 0) top = Math.max(top, sums[child] / ((double) Tree.UNIT * visits[child]));
        }
        return top;
    }

    /** σ² of a tried node, at least 1 / (4n). */
    @Hot
    static double variance(Tree tree, int node) {
        int n = tree.visits(node);
        double mean = tree.mean(node);
        return Math.max(tree.squares()[node] / n - mean * mean, 0.25 / n);
    }

    /** 1 - erf(x) for x ≥ 0, with a relative error below 1.2 · 10⁻⁷ (Press et al. 1992, §6.2). */
    @Hot
    static double erfc(double x) {
        double t = 1 / (1 + x / 2);
        double p = 0.17087277;
        p = p * t - 0.82215223;
        p = p * t + 1.48851587;
        p = p * t - 1.13520398;
        p = p * t + 0.27886807;
        p = p * t - 0.18628806;
        p = p * t + 0.09678418;
        p = p * t + 0.37409196;
        p = p * t + 1.00002368;
        p = p * t - 1.26551223;
        return t * Math.exp(p - x * x);
    }
}
