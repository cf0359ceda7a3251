package tesuji.games.go.knowledge;

import tesuji.core.base.Hot;
import tesuji.core.eval.Prior;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.tactics.AtariGains;
import tesuji.games.go.tactics.Shapes;

/**
 * Predicts moves as a competition between teams of features: a move weighs the product of the strengths γ of its
 * features, and is played with the probability weight / Σ weights (Coulom 2007). Owned by one thread.
 */
public final class FeaturePrior implements Prior {
    /** A pass that does not answer one, and one that does. */
    static final float PASS = 0.2f;

    static final float SECOND_PASS = 20;

    /** By Coulom's distance δx + δy + max(δx, δy), from 2 on; the last strength is that of all larger ones. */
    private static final float[] LAST = {4.3f, 2.8f, 2.2f, 1.6f, 1.4f, 1.2f, 1.1f, 1, 0.9f, 0.8f, 0.7f, 0.6f, 0.5f, 0.4f
    };

    /** The same for the move before the last. */
    private static final float[] SECOND_LAST = {3, 2.4f, 2.2f, 1.7f, 1.5f, 1.3f, 1.2f, 1.1f, 1, 0.9f, 0.8f, 0.7f};

    /** By the line, counted from the edge; further inside it is 1. */
    private static final float[] LINE = {0.9f, 1.5f, 1.75f, 1.3f, 1};

    private final BradleyTerry recipe;
    private final Geometry geometry;
    private final TacticalBoard board;
    private final AtariGains gains;
    private final int size;

    FeaturePrior(GoGame game, BradleyTerry recipe) {
        this.recipe = recipe;
        geometry = game.geometry();
        board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        gains = new AtariGains(board);
        size = geometry.size();
    }

    @Override
    public void weigh(Position position, int[] moves, int count, float[] weights) {
        GoPosition go = (GoPosition) position;
        board.load(go.board(), go.koCell());
        int mover = Chains.BLACK + go.toMove();
        float pass = go.passes() > 0 ? SECOND_PASS : PASS;
        for (int i = 0; i < count; i++) {
            int point = moves[i];
            weights[i] = point == geometry.points() ? pass : (float) tactics(geometry.cell(point), mover);
            if (point == geometry.points()) continue;
            if (recipe.distance()) {
                weights[i] *= near(point, go.move(1), LAST) * near(point, go.move(2), SECOND_LAST);
            }
            if (recipe.line()) weights[i] *= line(point);
        }
    }

    @Hot
    private double tactics(int cell, int mover) {
        double product = Shapes.isGood(board.code(cell), mover) ? recipe.pattern() : 1;
        boolean takes = false;
        if (gains.touchesAtari(cell)) {
            takes = gains.taken(cell, mover) > 0;
            if (takes) product *= recipe.capture();
            if (gains.saved(cell, mover) > 0) product *= recipe.escape();
        }
        if (!takes && board.isSelfAtari(cell, mover)) product *= recipe.selfAtari();
        if (board.isEye(cell, mover)) product *= recipe.eye();
        return product;
    }

    /** {@code other}: a move, which may be none or a pass. */
    @Hot
    private float near(int point, int other, float[] strengths) {
        if (other < 0 || other == geometry.points()) return 1;
        int rows = Math.abs(point / size - other / size);
        int columns = Math.abs(point % size - other % size);
        int distance = rows + columns + Math.max(rows, columns);
        return strengths[Math.max(0, Math.min(distance - 2, strengths.length - 1))];
    }

    @Hot
    private float line(int point) {
        int row = point / size;
        int column = point % size;
        int line = Math.min(Math.min(row, column), size - 1 - Math.max(row, column));
        return LINE[Math.min(line, LINE.length - 1)];
    }
}
