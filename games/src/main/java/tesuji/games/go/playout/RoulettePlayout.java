package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;

/**
 * Playouts that spin a roulette wheel for every move: proximity, the inner lines, first- or second-order history, or
 * any move; what finds nothing legal plays any move (Drake and Uurtamo 2007; Śliwa 2013, §4.4).
 *
 * <p>A point near the last move, or on the inner lines, is drawn before it is looked at, as the source has it: the more
 * stones, the more often such a draw fails. Owned by one thread.
 */
public final class RoulettePlayout extends TacticalPlayout {
    private static final int DISTANCE = 3;
    private static final int OUTER_LINES = 2;

    private final double upToProximity;
    private final double upToLines;
    private final double upToFirst;
    private final double upToSecond;
    private final Near near;
    private final int[] inner;
    private final SelectionHistory history;

    RoulettePlayout(GoGame game, DrakeUurtamo recipe) {
        super(game, EyeRule.DIAGONAL);
        upToProximity = recipe.proximity();
        upToLines = upToProximity + recipe.lines();
        upToFirst = upToLines + recipe.first();
        upToSecond = upToFirst + recipe.second();
        near = new Near(geometry, DISTANCE);
        inner = Lines.from(geometry, OUTER_LINES + 1);
        history = new SelectionHistory(geometry);
    }

    @Override
    void begin(GoPosition position, Line line) {
        history.learn(position, line);
    }

    @Hot
    @Override
    int choose(int mover, Rng rng) {
        double wheel = rng.nextDouble();
        if (wheel >= upToSecond) return random(mover, rng);
        int cell = wheel < upToProximity
                ? proximate(rng)
                : wheel < upToLines ? inner(rng) : wheel < upToFirst ? frequent(mover) : reply(mover);
        boolean good = cell != PASS && board.colour(cell) == Chains.EMPTY && isPlayable(cell, mover);
        return good ? cell : random(mover, rng);
    }

    /** Any point near the last move. */
    @Hot
    private int proximate(Rng rng) {
        int last = board.last();
        return last == PASS ? PASS : near.cell(last, rng.nextInt(near.count(last)));
    }

    /** Any point off the two outer lines. */
    @Hot
    private int inner(Rng rng) {
        return inner.length == 0 ? PASS : inner[rng.nextInt(inner.length)];
    }

    /** Of the moves possible now, the one chosen most often anywhere in the tree. */
    @Hot
    private int frequent(int mover) {
        int best = PASS;
        int most = 0;
        for (int i = 0; i < board.empties(); i++) {
            int cell = board.empty(i);
            int count = history.moves(mover, cell);
            if (count <= most || !isPlayable(cell, mover)) continue;
            most = count;
            best = cell;
        }
        return best;
    }

    /** Of the moves possible now, the one chosen most often as an answer to the last move. */
    @Hot
    private int reply(int mover) {
        int last = board.last();
        int best = PASS;
        int most = 0;
        for (int i = 0; last != PASS && i < board.empties(); i++) {
            int cell = board.empty(i);
            int count = history.replies(mover, last, cell);
            if (count <= most || !isPlayable(cell, mover)) continue;
            most = count;
            best = cell;
        }
        return best;
    }
}
