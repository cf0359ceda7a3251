package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.tactics.AtariGains;
import tesuji.games.go.tactics.Shapes;

/**
 * Playouts that draw every move by its urgency: P(i) = U(i) / ΣU over the legal moves that fill no eye, where U adds up
 * captures, escapes and good shapes (Bouzy 2005; Śliwa 2013, §4.4.1, eq. 4.10). Owned by one thread.
 */
public final class UrgencyPlayout extends TacticalPlayout {
    private final int plain;
    private final int capture;
    private final int escape;
    private final int pattern;
    private final AtariGains prospects;
    private final Threats threats;
    /** Plain moves and shapes, in the order of the empty cells. */
    private final int[] urgencies;

    /** What captures and escapes add, with their cells. */
    private final int[] extra;

    private final int[] cells;

    UrgencyPlayout(GoGame game, UrgencyBased recipe) {
        super(game, EyeRule.DIAGONAL);
        plain = recipe.plain();
        capture = recipe.capture();
        escape = recipe.escape();
        pattern = recipe.pattern();
        prospects = new AtariGains(board);
        threats = Threats.all(board);
        urgencies = new int[game.geometry().points()];
        extra = new int[game.geometry().points()];
        cells = new int[game.geometry().points()];
    }

    @Override
    void begin(GoPosition position, Line line) {
        threats.load();
    }

    @Hot
    @Override
    void played(int cell) {
        threats.note(cell);
    }

    @Hot
    @Override
    int choose(int mover, Rng rng) {
        int[] urgencies = this.urgencies;
        int sum = 0;
        for (int i = 0; i < board.empties(); i++) {
            int urgency = urgency(board.empty(i), mover);
            urgencies[i] = urgency;
            sum += urgency;
        }
        int tactical = tactical(mover);
        for (int i = 0; i < tactical; i++) sum += extra[i];
        if (sum == 0) return PASS;
        int rest = rng.nextInt(sum);
        for (int i = 0; i < tactical; i++) {
            if (rest < extra[i]) return cells[i];
            rest -= extra[i];
        }
        int index = 0;
        while (rest >= urgencies[index]) rest -= urgencies[index++];
        return board.empty(index);
    }

    /** What needs no look at chains; 0 for a move that is illegal or fills an eye. */
    @Hot
    private int urgency(int cell, int mover) {
        int code = board.code(cell);
        if (code == 0) return plain;
        if (!isPlayable(cell, mover)) return 0;
        return Shapes.isGood(code, mover) ? plain + pattern : plain;
    }

    /** Finds the moves that take or save chains in atari and returns their number. */
    @Hot
    private int tactical(int mover) {
        int count = 0;
        for (int i = 0; i < threats.count(); i++) {
            int chain = threats.chain(i);
            if (chain == 0) continue;
            int cell = board.liberty(chain);
            if (!isNew(cell, count) || !isPlayable(cell, mover)) continue;
            cells[count] = cell;
            extra[count++] = capture * prospects.taken(cell, mover) + escape * prospects.saved(cell, mover);
        }
        return count;
    }

    @Hot
    private boolean isNew(int cell, int count) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) return false;
        }
        return true;
    }
}
