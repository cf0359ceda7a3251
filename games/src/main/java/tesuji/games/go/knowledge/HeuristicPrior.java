package tesuji.games.go.knowledge;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.eval.Prior;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.pattern.PatternBook;
import tesuji.games.go.tactics.AtariGains;

/**
 * The knowledge H about a move that progressive bias and widening build on (Śliwa 2013, §4.3.1, eq. 4.8; after Chaslot
 * et al. 2008):
 *
 * <p>H = (V_ce + V_p) · Σ_k 1 / (2 d_k)^α_k, with α_k = 1.25 + k/2
 *
 * <p>where V_ce is the value of captures and escapes, V_p that of patterns, and d_k the distance to the k-th last move,
 * at least {@value #NEAREST}. The sum runs over all earlier moves; a pass has no distance. At the beginning of a
 * game, when there are none, it is taken to be 1. A pass has H = 0. Owned by one thread.
 */
public final class HeuristicPrior implements Prior {
    /** For each stone taken: more than any pattern of the standard book. */
    static final int PER_CAPTURE = 10;

    /** For each stone saved. */
    static final int PER_ESCAPE = 5;

    /** Divided by the liberties of the opposing chain that has the fewest. */
    static final int FIGHT = 8;

    static final double NEAREST = 0.5;

    /** Behind this many moves the terms of other points are less than a thousandth of the sum. */
    private static final int TERMS = 40;

    private static final int MOST_LIBERTIES = 8;

    private final ProgressiveHeuristic recipe;
    private final Geometry geometry;
    private final TacticalBoard board;
    private final AtariGains gains;
    private final PatternBook book;
    private final int size;
    /** 1 / (2 d)^α_k by k, rows and columns. */
    private final float[] term;

    private final int[] recent = new int[TERMS + 1];
    private final int[] longAgo;
    private final int[] free = new int[MOST_LIBERTIES];
    private int terms;

    HeuristicPrior(GoGame game, ProgressiveHeuristic recipe) {
        this.recipe = recipe;
        geometry = game.geometry();
        board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        gains = new AtariGains(board);
        book = recipe.open();
        size = geometry.size();
        longAgo = new int[geometry.points()];
        term = new float[(TERMS + 1) * size * size];
        for (int k = 1; k <= TERMS; k++) {
            for (int offset = 0; offset < size * size; offset++) {
                double distance = Math.max(NEAREST, recipe.metric().distance(offset / size, offset % size));
                term[k * size * size + offset] = (float) Math.pow(2 * distance, -(1.25 + k / 2.0));
            }
        }
    }

    @Override
    public void weigh(Position position, int[] moves, int count, float[] weights) {
        GoPosition go = (GoPosition) position;
        board.load(go.board(), go.koCell());
        recall(go);
        int mover = Chains.BLACK + go.toMove();
        for (int i = 0; i < count; i++) weights[i] = moves[i] == geometry.points() ? 0 : weight(moves[i], mover);
    }

    /** The moves made so far: the last {@link #TERMS} one by one, of those before only how often each point. */
    private void recall(GoPosition go) {
        Arrays.fill(longAgo, 0);
        terms = Math.min(TERMS, go.length());
        for (int k = 1; k <= terms; k++) recent[k] = go.move(k);
        for (int k = terms + 1; k <= go.length(); k++) {
            int point = go.move(k);
            if (point < geometry.points()) longAgo[point]++;
        }
    }

    @Hot
    private float weight(int point, int mover) {
        float value = value(geometry.cell(point), mover);
        return value == 0 || !recipe.proximity() || terms == 0 ? value : value * nearness(point);
    }

    @Hot
    private float value(int cell, int mover) {
        float value = 0;
        if (gains.touchesAtari(cell)) {
            if (recipe.capture()) value += PER_CAPTURE * gains.taken(cell, mover);
            if (recipe.escape()) value += PER_ESCAPE * gains.saved(cell, mover);
        }
        if (recipe.fight()) value += fight(cell, Chains.BLACK + Chains.WHITE - mover);
        if (recipe.patterns()) value += book.weight(board, cell, mover);
        return value;
    }

    @Hot
    private float fight(int cell, int other) {
        int fewest = Integer.MAX_VALUE;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != other) continue;
            fewest = Math.min(fewest, board.liberties(board.chain(q), free, MOST_LIBERTIES));
        }
        return fewest == Integer.MAX_VALUE ? 0 : (float) FIGHT / fewest;
    }

    @Hot
    private float nearness(int point) {
        // a point that was played long ago and is empty again is as near as can be, however long ago
        float sum = longAgo[point];
        int row = point / size;
        int column = point % size;
        for (int k = 1; k <= terms; k++) {
            int other = recent[k];
            if (other == geometry.points()) continue;
            int rows = Math.abs(row - other / size);
            int columns = Math.abs(column - other % size);
            sum += term[(k * size + rows) * size + columns];
        }
        return sum;
    }
}
