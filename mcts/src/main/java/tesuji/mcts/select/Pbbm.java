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
 * Probability to be better than the best move: as {@link Omc}, but the doubt about the best child counts too (Coulom
 * 2006; Śliwa 2013, eq. 3.4).
 *
 * <p>With child 0 the one of largest value, U(i) = exp(-s · (v(0) - v(i)) / √(2 · (σ²(0) + σ²(i)))); the child with the
 * largest n(p) · U(i) / (n(i) · Σ U(j)) is chosen. Coulom draws lots instead, and adds a small constant to each U.
 *
 * @param steepness s
 */
public record Pbbm(double steepness) implements Selection {
    public static final Pbbm STANDARD = new Pbbm(2.4);

    public Pbbm {
        if (!(steepness >= 0)) throw new IllegalArgumentException("steepness must not be negative");
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
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        double top = Omc.bestMean(tree, begin, count);
        double doubt = doubt(tree, begin, count, top);
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
            double spread = Math.sqrt(2 * (doubt + Omc.variance(tree, begin + i)));
            double chance = Math.exp(-steepness * (top - mean) / spread);
            total += chance;
            if (chance / n > overdue) {
                mostOverdue = begin + i;
                overdue = chance / n;
            }
        }
        if (mostOverdue < 0) return mostUrgent;
        return mostUrgent >= 0 && urgency > visits[node] * overdue / total ? mostUrgent : mostOverdue;
    }

    /** σ² of the first child with the largest value. */
    @Hot
    private static double doubt(Tree tree, int begin, int count, double top) {
        for (int child = begin; child < begin + count; child++) {
            if (tree.visits(child) != 0 && tree.mean(child) == top) return Omc.variance(tree, child);
        }
        return 0;
    }
}
