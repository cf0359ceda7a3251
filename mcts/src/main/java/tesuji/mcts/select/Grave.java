package tesuji.mcts.select;

import java.util.List;
import java.util.Set;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.mcts.record.Amaf;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;
import tesuji.mcts.urgency.FirstPlayer;

/**
 * Generalized RAVE: a node that knows little borrows all-moves-as-first from the closest ancestor that knows enough
 * (Cazenave 2015).
 *
 * <p>(1 - β) · v + β · ṽ with β = ñ / (ñ + n + b · n · ñ), where ṽ and ñ are those of the same move at the reference:
 * the closest node on the way up, itself included, with more than so many visits, or the highest if none has. A tree
 * knows such numbers only for the children of a node, so the reference is a node of the same side, and moves it
 * did not have count as never made.
 *
 * @param reference visits that a reference must exceed
 * @param bias b
 * @param amaf which moves count
 */
public record Grave(int reference, double bias, AmafRule amaf) implements Selection {
    public static final Grave STANDARD = new Grave(100, 1e-5, AmafRule.STANDARD);

    public Grave {
        if (reference < 0) throw new IllegalArgumentException("reference must not be negative");
        if (!(bias >= 0)) throw new IllegalArgumentException("bias must not be negative");
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
        int[] childFor = new int[game.moveLimit()];
        return (node, trace) -> {
            int lender = lender(tree, trace);
            int begin = tree.firstChild(lender);
            int end = begin + tree.childCount(lender);
            list(tree, begin, end, childFor, 1);
            int best = best(tree, node, first.urgencies(node, trace), childFor);
            list(tree, begin, end, childFor, 0);
            return best;
        };
    }

    private int lender(Tree tree, Trace trace) {
        int side = trace.side(trace.depth());
        int lender = trace.node(trace.depth());
        for (int i = trace.depth(); i >= 0; i--) {
            if (trace.side(i) != side) continue;
            lender = trace.node(i);
            if (tree.visits(lender) > reference) break;
        }
        return lender;
    }

    /** Writes for each move which of these children makes it, or 0 to wipe that out again: no child is number 0. */
    @Hot
    private static void list(Tree tree, int begin, int end, int[] childFor, int present) {
        int[] moves = tree.moves();
        for (int child = begin; child < end; child++) childFor[moves[child]] = child * present;
    }

    @Hot
    private int best(Tree tree, int node, double[] urgencies, int[] childFor) {
        int[] moves = tree.moves();
        int[] visits = tree.visits();
        long[] sums = tree.sums();
        int[] amafVisits = tree.amafVisits();
        float[] amafSums = tree.amafSums();
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        int best = begin;
        double bestValue = Double.NEGATIVE_INFINITY;
        boolean bestTried = false;
        for (int i = 0; i < count; i++) {
            double n = visits[begin + i];
            int lent = childFor[moves[begin + i]];
            double shared = lent == 0 ? 0 : amafVisits[lent];
            boolean tried = n != 0;
            double value = tried ? sums[begin + i] / (Tree.UNIT * n) : urgencies[i];
            if (shared != 0) {
                double rave = amafSums[lent] / shared;
                value = tried ? value + shared / (n + shared + bias * n * shared) * (rave - value) : rave;
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
