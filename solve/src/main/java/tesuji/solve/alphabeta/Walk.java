package tesuji.solve.alphabeta;

import java.util.Arrays;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.StopCondition;
import tesuji.solve.search.Cycles;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.StatePath;

/**
 * A depth-first walk from a root: where it stands, the states above, the moves of every ply, and what it has counted.
 *
 * <p>A state that comes back on the path is a draw at once. That gives the right values: below both occurrences lie the
 * same subtrees, and who can win needs no detour (Zermelo 1913; Goluch, §3.5.6).
 */
final class Walk {
    /** Deeper paths would exhaust the stack of a thread; a walk that needs them gives up. */
    static final int DEEPEST = 2_000;

    private static final int STOP_INTERVAL = 256;

    final Position position;
    final StatePath path = new StatePath();
    private final MoveOrder.Arranger order;
    private final boolean mayRepeat;
    private final int longest;
    private final StopCondition stop;
    private final int[] root;

    /** No path leads further; what lies there counts as {@link #beyond} for the side that moves at the root. */
    private final int horizon;

    private final int beyond;
    private final int me;

    private int[][] moves = new int[64][];
    private int depth;
    private int deepest;
    private long nodes;
    private boolean stopped;
    private long kept;
    private int bestMove = -1;

    Walk(Position start, MoveOrder order, int horizon, int beyond, StopCondition stop) {
        position = Cycles.unplayed(start);
        this.order = order.start();
        this.stop = stop;
        this.horizon = horizon;
        this.beyond = beyond;
        mayRepeat = Cycles.possible(position.game());
        longest = Cycles.needCap(position.game())
                ? Math.min(DEEPEST, position.game().maxLength() - 1)
                : DEEPEST;
        me = position.toMove();
        root = new int[position.game().maxLegalMoves()];
    }

    /** Counts a visit, and says whether the walk must not go deeper here. */
    boolean enter() {
        nodes++;
        deepest = Math.max(deepest, depth);
        if (depth > longest || (nodes % STOP_INTERVAL == 0 && !stop.mayContinue(nodes))) stopped = true;
        return stopped || position.isOver() || depth == horizon || earlier() >= 0;
    }

    /** The depth at which this state has been before on the path, or -1. */
    int earlier() {
        return mayRepeat ? path.depthOf(position.key()) : -1;
    }

    /** The worth of a state that {@link #enter} refused, for the side to move at the root. */
    int worth() {
        if (position.isOver()) return me == 0 ? position.score() : -position.score();
        return earlier() >= 0 ? 0 : beyond;
    }

    /** Whether the side that moves at the root is to move. */
    boolean isMine() {
        return position.toMove() == me;
    }

    /** The number of moves here; {@link #move} names them. */
    int open() {
        if (depth == moves.length) moves = Arrays.copyOf(moves, 2 * depth);
        if (depth == 0) moves[0] = root;
        if (moves[depth] == null) moves[depth] = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves[depth]);
        order.arrange(moves[depth], count);
        if (mayRepeat) path.push(position.key());
        return count;
    }

    int move(int index) {
        return moves[depth][index];
    }

    /** Puts this move first, the others keeping their order. */
    void prefer(int move) {
        int[] list = moves[depth];
        int place = 0;
        while (list[place] != move) place++;
        System.arraycopy(list, 0, list, 1, place);
        list[0] = move;
    }

    void down(int index) {
        position.play(moves[depth][index]);
        depth++;
    }

    void up() {
        depth--;
        position.undo();
    }

    /** Notes that no move at the root was better so far than this one. */
    void improved(int index) {
        if (depth == 0) bestMove = root[index];
    }

    /** Leaves what {@link #open} has opened. */
    void close() {
        if (mayRepeat) path.pop();
    }

    int depth() {
        return depth;
    }

    long nodes() {
        return nodes;
    }

    /** Whether the walk has given up: no value it returns from then on means anything. */
    boolean isStopped() {
        return stopped;
    }

    int bestMove() {
        return bestMove;
    }

    /** Says how many states are kept beside the path. */
    void keeps(long states) {
        kept = states;
    }

    /** Every call counts as a node; what is kept in memory is one path, and what a table holds. */
    Effort effort() {
        return new Effort(nodes, deepest + kept);
    }
}
