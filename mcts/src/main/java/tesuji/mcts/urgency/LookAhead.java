package tesuji.mcts.urgency;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.base.IntList;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * An untried child is worth what the same move is worth further down the best path, related to the killer heuristic:
 * the opponent's best move is often one's own (Wieczorek 2009, §3.3.3, eq. 3.3, "advanced" values).
 *
 * <p>The best path goes from the node to the child with the largest mean, and so on. The first node on it with the same
 * move, made by either side, is the reference: the urgency is v + (c - 1), with v as the side that moved there sees it,
 * if it has at least t visits; otherwise it is -∞. Visits only fall along the path, so the walk ends at the first node
 * with fewer. Where every urgency is -∞ the best known child is followed, and in a fresh node the first.
 *
 * @param constant c
 * @param threshold t
 */
public record LookAhead(double constant, int threshold) implements FirstPlay {
    /** Wieczorek's values (2009, §4.5). */
    public static final LookAhead STANDARD = new LookAhead(2.0, 20);

    public LookAhead {
        if (Double.isNaN(constant)) throw new IllegalArgumentException("constant must be a number");
        if (threshold < 1) throw new IllegalArgumentException("threshold must be positive");
    }

    @Override
    public FirstPlayer on(Tree tree, Game game) {
        return new Walker(this, tree, game);
    }

    /** Walks down the best path once for all children. */
    private static final class Walker implements FirstPlayer {
        private final LookAhead rule;
        private final Tree tree;
        private final double[] urgencies;
        /** The value of each move on the path; -∞ for all others, and for all between two walks. */
        private final double[] values;

        private final IntList met;

        Walker(LookAhead rule, Tree tree, Game game) {
            this.rule = rule;
            this.tree = tree;
            urgencies = new double[game.maxLegalMoves()];
            values = new double[game.moveLimit()];
            met = new IntList(game.maxLength());
            Arrays.fill(values, Double.NEGATIVE_INFINITY);
        }

        @Override
        public double[] urgencies(int node, Trace trace) {
            walk(node);
            look(node);
            while (!met.isEmpty()) values[met.pop()] = Double.NEGATIVE_INFINITY;
            return urgencies;
        }

        @Hot
        private void walk(int node) {
            int next = bestMean(node);
            while (next >= 0 && tree.visits(next) >= rule.threshold) {
                int move = tree.move(next);
                if (values[move] == Double.NEGATIVE_INFINITY) {
                    values[move] = tree.mean(next) + rule.constant - 1;
                    met.add(move);
                }
                next = bestMean(next);
            }
        }

        /** The first tried child with the largest mean, or -1. */
        @Hot
        private int bestMean(int node) {
            if (!tree.isOpen(node)) return -1;
            int[] visits = tree.visits();
            long[] sums = tree.sums();
            int begin = tree.firstChild(node);
            int end = begin + tree.childCount(node);
            int best = -1;
            double bestMean = Double.NEGATIVE_INFINITY;
            for (int child = begin; child < end; child++) {
                if (visits[child] == 0) continue;
                double mean = sums[child] / ((double) Tree.UNIT * visits[child]);
                if (mean > bestMean) {
                    best = child;
                    bestMean = mean;
                }
            }
            return best;
        }

        @Hot
        private void look(int node) {
            int[] moves = tree.moves();
            int begin = tree.firstChild(node);
            int count = tree.childCount(node);
            for (int i = 0; i < count; i++) urgencies[i] = values[moves[begin + i]];
        }
    }
}
