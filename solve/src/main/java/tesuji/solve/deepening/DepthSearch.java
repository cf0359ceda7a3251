package tesuji.solve.deepening;

import java.util.Arrays;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;

/**
 * Alpha-beta to one depth: principal variation search with a transposition table, killer moves and the history
 * heuristic (Marsland 1986), in which moves that come late in the order are first searched less deep (Donninger 1993
 * onwards).
 *
 * <p>Scores are those of the side to move. A won game counts {@link #WIN} less the moves to it, so that wins are sought
 * early and losses late; everything else is what the heuristic says.
 *
 * <p>Where positions can come back, a cap on the length ends games that the rules would not, and the same position is
 * worth something else so near to it. The table, which knows positions alone, is asked and told only of searches too
 * shallow to meet the cap. Owned by one thread.
 */
final class DepthSearch {
    static final int WIN = 1_000_000;
    /** Every score beyond this is a game that ends. */
    static final int SURE = WIN - 1000;
    /** What an estimate of 1 is worth. */
    static final int UNIT = 100_000;

    static final int DEEPEST = 60;

    private static final int INFINITE = WIN + 1;
    private static final int PORTION = 256;
    private static final int REDUCED_AFTER = 5;
    private static final int REDUCED_FROM = 3;
    private static final float FIRST = 1e9f;
    private static final float KILLER = 1e6f;
    private static final float MOST_HISTORY = 1e5f;

    private final Heuristic heuristic;
    private final Prior prior;
    private final DepthTable table;
    private final int[][] moves;
    private final float[][] ranks;
    private final int[] killers = new int[DEEPEST + 2];
    private final float[] history;

    private Position position;
    private StopCondition stop = StopCondition.NEVER;
    /** The moves from the root to the cap. */
    private int remaining;

    private long nodes;
    private boolean stopped;
    private int bestMove;
    private int firstScore;

    DepthSearch(Game game, Heuristic heuristic, Prior prior, DepthTable table) {
        this.heuristic = heuristic;
        this.prior = prior;
        this.table = table;
        moves = new int[DEEPEST + 2][game.maxLegalMoves()];
        ranks = new float[DEEPEST + 2][game.maxLegalMoves()];
        history = new float[2 * game.moveLimit()];
        position = game.start();
    }

    /**
     * Prepares for the searches of one move.
     *
     * @param toCap the moves after which the length of the game ends it, whatever the position
     */
    void begin(Position root, int toCap, StopCondition lasting) {
        position = root;
        remaining = toCap;
        stop = lasting;
        nodes = 0;
        stopped = false;
        bestMove = -1;
        firstScore = 0;
        Arrays.fill(killers, -1);
        Arrays.fill(history, 0);
        table.begin();
    }

    long nodes() {
        return nodes;
    }

    boolean stopped() {
        return stopped;
    }

    /**
     * The best move of the last {@link #root}; of one that was stopped, the best of the moves it finished, or negative.
     */
    int bestMove() {
        return bestMove;
    }

    /** The exact score of the first move, as far as the last {@link #root} that finished it saw. */
    int firstScore() {
        return firstScore;
    }

    /** Searches these moves of the root to a depth of at least 1, in this order, and returns the score of the best. */
    int root(int[] rootMoves, int count, int depth) {
        bestMove = -1;
        int alpha = -INFINITE;
        for (int i = 0; i < count && !stopped; i++) {
            position.play(rootMoves[i]);
            int score = i == 0 ? -search(1, depth - 1, -INFINITE, INFINITE) : narrow(1, depth - 1, alpha, INFINITE);
            position.undo();
            if (!stopped && i == 0) firstScore = score;
            if (!stopped && score > alpha) {
                alpha = score;
                bestMove = rootMoves[i];
            }
        }
        return alpha;
    }

    /** The score of the position just entered for the side that entered it: first whether it is better at all. */
    private int narrow(int ply, int depth, int alpha, int beta) {
        int score = -search(ply, depth, -alpha - 1, -alpha);
        return score > alpha && score < beta && !stopped ? -search(ply, depth, -beta, -alpha) : score;
    }

    private int search(int ply, int depth, int alpha, int beta) {
        if (++nodes % PORTION == 0 && !stop.mayContinue(nodes)) stopped = true;
        if (stopped) return 0;
        if (position.isOver()) return ended(ply);
        if (depth <= 0 || ply >= DEEPEST) return estimate();
        long key = position.key();
        long entry = table.find(key);
        if (entry != DepthTable.NOTHING && DepthTable.depth(entry) >= depth && isFree(ply, DepthTable.depth(entry))) {
            int score = fromHere(DepthTable.score(entry), -ply);
            int bound = DepthTable.bound(entry);
            if (bound == DepthTable.EXACT
                    || (bound == DepthTable.LOWER && score >= beta)
                    || (bound == DepthTable.UPPER && score <= alpha)) {
                return score;
            }
        }
        return expand(ply, depth, alpha, beta, key, entry == DepthTable.NOTHING ? -1 : DepthTable.move(entry));
    }

    private int expand(int ply, int depth, int alpha, int beta, long key, int known) {
        int count = position.legalMoves(moves[ply]);
        rank(ply, count, known);
        int best = -INFINITE;
        int chosen = -1;
        int a = alpha;
        for (int i = 0; i < count && a < beta; i++) {
            int move = next(ply, i, count);
            position.play(move);
            int score = i == 0 ? -search(ply + 1, depth - 1, -beta, -a) : later(ply + 1, depth - 1, a, beta, i);
            position.undo();
            if (stopped) return 0;
            if (score > best) {
                best = score;
                chosen = move;
                a = Math.max(a, score);
            }
        }
        if (best >= beta) remember(ply, depth, chosen);
        int bound = best >= beta ? DepthTable.LOWER : best > alpha ? DepthTable.EXACT : DepthTable.UPPER;
        if (isFree(ply, depth)) table.store(key, fromHere(best, ply), bound, depth, chosen);
        return best;
    }

    /** Whether a search of this depth, so many moves from the root, ends before the cap. */
    private boolean isFree(int ply, int depth) {
        return depth < remaining - ply;
    }

    /** In the search the moves to a sure end are counted from the root, in the table from the position itself. */
    private static int fromHere(int score, int moves) {
        if (score > SURE) return score + moves;
        return score < -SURE ? score - moves : score;
    }

    /** A move that is not the first: less deep if it comes late, and again if it turns out well. */
    private int later(int ply, int depth, int alpha, int beta, int index) {
        if (depth >= REDUCED_FROM - 1 && index >= REDUCED_AFTER) {
            int reduced = -search(ply, depth - 1, -alpha - 1, -alpha);
            if (reduced <= alpha || stopped) return reduced;
        }
        return narrow(ply, depth, alpha, beta);
    }

    private void rank(int ply, int count, int known) {
        float[] rank = ranks[ply];
        prior.weigh(position, moves[ply], count, rank);
        int side = position.toMove();
        for (int i = 0; i < count; i++) {
            int move = moves[ply][i];
            if (move == known) rank[i] = FIRST;
            else if (move == killers[ply]) rank[i] += KILLER;
            else rank[i] += history[2 * move + side];
        }
    }

    /** Brings the best of the moves from this index on to its place. */
    private int next(int ply, int index, int count) {
        int[] list = moves[ply];
        float[] rank = ranks[ply];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (rank[i] > rank[best]) best = i;
        }
        int move = list[best];
        list[best] = list[index];
        list[index] = move;
        float value = rank[best];
        rank[best] = rank[index];
        rank[index] = value;
        return move;
    }

    private void remember(int ply, int depth, int move) {
        killers[ply] = move;
        int index = 2 * move + position.toMove();
        history[index] += depth * depth * 0.01f;
        if (history[index] > MOST_HISTORY) {
            for (int i = 0; i < history.length; i++) history[i] /= 2;
        }
    }

    private int ended(int ply) {
        int score = position.score();
        if (score == 0) return 0;
        boolean won = score > 0 == (position.toMove() == 0);
        return won ? WIN - ply : ply - WIN;
    }

    private int estimate() {
        int score = (int) Math.rint(UNIT * heuristic.estimate(position));
        return position.toMove() == 0 ? score : -score;
    }
}
