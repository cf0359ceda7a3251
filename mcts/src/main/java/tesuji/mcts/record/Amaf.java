package tesuji.mcts.record;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.eval.Line;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * All moves as first: for every node of the path, each child whose move the same side made later in the simulation
 * shares in its result (Brügmann 1993; Śliwa 2013, §4.1).
 *
 * <p>A move counts for the side that made it first, since what follows on a point after it has changed hands says
 * nothing about the move. Writes to the columns may get lost between threads; nothing depends on single ones.
 */
public final class Amaf implements Recorder {
    private final AmafRule rule;
    /** For each move, when it was first made and by whom: {@code 2 · index + side}, or {@link #NEVER}. */
    private final int[] first;

    private static final int NEVER = -1;
    private long simulations;
    private boolean counts;

    public Amaf(Game game, AmafRule rule) {
        this.rule = rule;
        first = new int[game.moveLimit()];
        Arrays.fill(first, NEVER);
    }

    @Override
    public void begin(Tree tree, Trace trace) {
        counts = simulations++ < rule.cutoff();
        if (!counts) return;
        Line line = trace.line();
        Arrays.fill(first, NEVER);
        int end = (int) Math.min(line.length(), (long) trace.depth() + rule.first());
        for (int i = end - 1; i >= 0; i--) first[line.move(i)] = 2 * i + trace.sideOfMove(i);
    }

    @Override
    public void record(Tree tree, Trace trace, int index) {
        int node = trace.node(index);
        if (!counts || !tree.isOpen(node)) return;
        int side = trace.side(index);
        share(tree, node, 2 * index + side, (float) (side == 0 ? trace.reward() : 1 - trace.reward()));
    }

    /** A child shares if its move was first made now or later, by the side to move: equal parity, no smaller index. */
    @Hot
    private void share(Tree tree, int node, int now, float value) {
        int[] moves = tree.moves();
        int[] visits = tree.amafVisits();
        float[] sums = tree.amafSums();
        int begin = tree.firstChild(node);
        int end = begin + tree.childCount(node);
        for (int child = begin; child < end; child++) {
            int made = first[moves[child]];
            if (made >= now && ((made ^ now) & 1) == 0) {
                visits[child]++;
                sums[child] += value;
            }
        }
    }
}
