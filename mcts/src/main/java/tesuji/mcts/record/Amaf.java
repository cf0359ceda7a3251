package tesuji.mcts.record;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.eval.Line;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * All moves as first: for every node of the path, each child whose move the same side made then or later in the
 * simulation shares in its result (Brügmann 1993; Śliwa 2013, §4.1).
 *
 * <p>Seen from a node, a move counts for the side that made it first, since what follows on a point after it has
 * changed hands says nothing about the move. Writes to the columns may get lost between threads; nothing depends on
 * single ones.
 */
public final class Amaf implements Recorder {
    private static final int NEVER = -1;

    /** Beyond this a float no longer grows by one; a mean of so many results has long come to rest. */
    private static final int ENOUGH = 1 << 23;

    private final AmafRule rule;
    /** For each move, when it is first made from the node at hand on, and by whom: {@code 2 · index + side}. */
    private final int[] first;
    /** For each index of the line, when its move is made again, in the same code. */
    private int[] again;

    private boolean counts;
    /** The moves of the simulation that count, those in the tree included. */
    private int end;

    public Amaf(Game game, AmafRule rule) {
        this.rule = rule;
        first = new int[game.moveLimit()];
        again = new int[Math.max(16, game.maxLength())];
    }

    /** The simulations are numbered by the visits of the root, so that all threads together keep the cutoff. */
    @Override
    public void begin(Tree tree, Trace trace) {
        counts = tree.visits(Tree.ROOT) < rule.cutoff();
        if (!counts || rule.first() == 0) return;
        Line line = trace.line();
        end = (int) Math.min(line.length(), (long) trace.depth() + rule.first());
        if (again.length < end) again = new int[2 * end];
        Arrays.fill(first, NEVER);
        for (int i = end - 1; i >= 0; i--) {
            int move = line.move(i);
            again[i] = first[move];
            first[move] = 2 * i + trace.sideOfMove(i);
        }
    }

    /** The nodes come in the order of the path, so that moves made before a node can be forgotten one by one. */
    @Override
    public void record(Tree tree, Trace trace, int index) {
        if (!counts) return;
        int side = trace.side(index);
        float value = (float) (side == 0 ? trace.reward() : 1 - trace.reward());
        if (rule.first() == 0) {
            if (index < trace.depth()) add(tree, trace.node(index + 1), value);
            return;
        }
        if (index > 0) first[trace.line().move(index - 1)] = again[index - 1];
        int node = trace.node(index);
        if (!tree.isOpen(node)) return;
        if (rule.nearness() == 0) share(tree, node, side, value);
        else shareByNearness(tree, node, side, index, value);
    }

    private static void add(Tree tree, int child, float value) {
        if (tree.amafVisits()[child] >= ENOUGH) return;
        tree.amafVisits()[child]++;
        tree.amafSums()[child] += value;
    }

    /** A child shares if its move is made, and first by the side to move. */
    @Hot
    private void share(Tree tree, int node, int side, float value) {
        int[] moves = tree.moves();
        int[] visits = tree.amafVisits();
        float[] sums = tree.amafSums();
        int begin = tree.firstChild(node);
        int last = begin + tree.childCount(node);
        for (int child = begin; child < last; child++) {
            int made = first[moves[child]];
            if (made != NEVER && (made & 1) == side && visits[child] < ENOUGH) {
                visits[child]++;
                sums[child] += value;
            }
        }
    }

    /** The same, where moves that are made soon count more. */
    @Hot
    private void shareByNearness(Tree tree, int node, int side, int index, float value) {
        int[] moves = tree.moves();
        int[] visits = tree.amafVisits();
        float[] sums = tree.amafSums();
        float more = rule.nearness() / (float) (end - index + 1);
        int begin = tree.firstChild(node);
        int last = begin + tree.childCount(node);
        for (int child = begin; child < last; child++) {
            int made = first[moves[child]];
            if (made == NEVER || (made & 1) != side || visits[child] >= ENOUGH) continue;
            int weight = 1 + (int) (more * (end - (made >> 1)));
            visits[child] += weight;
            sums[child] += weight * value;
        }
    }
}
