package tesuji.mcts.urgency;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * An untried child is worth what the same move of the same side was worth further up, related to the history heuristic
 * (Wieczorek 2009, §3.3.2, eq. 3.2).
 *
 * <p>On the way back to the root, at the levels of the same side, the nearest tried child with the same move is the
 * reference: the urgency is v + (c - 1) if it has at least t visits, and -∞ if it has fewer or there is none. On the
 * first two levels, which have nothing above them, it is c. Where every urgency is -∞ the best known child is followed,
 * and in a fresh node the first.
 *
 * @param constant c
 * @param threshold t
 * @param reach what happens if the nearest reference has too few visits
 */
public record Inherited(double constant, int threshold, Reach reach) implements FirstPlay {
    /** Wieczorek's values (2009, §4.4). */
    public static final Inherited STANDARD = new Inherited(2.0, 20, Reach.NEAREST);

    /** Which references are admitted. */
    public enum Reach {
        /** The nearest decides, even if it has too few visits: the formula to the letter. */
        NEAREST,
        /** The nearest with enough visits. */
        NEAREST_ADMISSIBLE
    }

    public Inherited {
        if (Double.isNaN(constant)) throw new IllegalArgumentException("constant must be a number");
        if (threshold < 1) throw new IllegalArgumentException("threshold must be positive");
    }

    @Override
    public FirstPlayer on(Tree tree, Game game) {
        return new Heritage(this, tree, game);
    }

    /** What the levels above say about each move, for each side; filled on the way down, level by level. */
    private static final class Heritage implements FirstPlayer {
        private final Inherited rule;
        private final Tree tree;
        private final double[][] known;
        private final boolean[] asked = new boolean[2];
        private final double[] urgencies;
        private int levels;

        Heritage(Inherited rule, Tree tree, Game game) {
            this.rule = rule;
            this.tree = tree;
            known = new double[2][game.moveLimit()];
            urgencies = new double[game.maxLegalMoves()];
        }

        @Override
        public double[] urgencies(int node, Trace trace) {
            if (trace.depth() == 0) forget();
            for (; levels < trace.depth(); levels++) {
                int side = trace.side(levels);
                asked[side] = true;
                learn(trace.node(levels), known[side]);
                if (levels == 0) mirror(known[side]);
            }
            int side = trace.side(trace.depth());
            if (asked[side]) look(node, known[side]);
            else Arrays.fill(urgencies, 0, tree.childCount(node), rule.constant);
            return urgencies;
        }

        private void forget() {
            levels = 0;
            Arrays.fill(asked, false);
            for (double[] moves : known) Arrays.fill(moves, Double.NEGATIVE_INFINITY);
        }

        @Hot
        private void learn(int node, double[] values) {
            int[] moves = tree.moves();
            int[] visits = tree.visits();
            long[] sums = tree.sums();
            boolean nearest = rule.reach == Reach.NEAREST;
            int begin = tree.firstChild(node);
            int end = begin + tree.childCount(node);
            for (int child = begin; child < end; child++) {
                int n = visits[child];
                if (n >= rule.threshold) {
                    values[moves[child]] = sums[child] / ((double) Tree.UNIT * n) + rule.constant - 1;
                } else if (n > 0 && nearest) {
                    values[moves[child]] = Double.NEGATIVE_INFINITY;
                }
            }
        }

        /**
         * At a symmetric root only one move of each class has a child; its value is that of all (Wieczorek 2009, §4.4).
         */
        private void mirror(double[] values) {
            for (int move = 0; move < values.length; move++) values[move] = values[tree.representative(move)];
        }

        @Hot
        private void look(int node, double[] values) {
            int[] moves = tree.moves();
            int begin = tree.firstChild(node);
            int count = tree.childCount(node);
            for (int i = 0; i < count; i++) urgencies[i] = values[moves[begin + i]];
        }
    }
}
