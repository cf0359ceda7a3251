package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.tactics.Prospects;
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
    private final Prospects prospects;
    private final int[] urgencies;

    UrgencyPlayout(GoGame game, UrgencyBased recipe) {
        super(game, EyeRule.DIAGONAL);
        plain = recipe.plain();
        capture = recipe.capture();
        escape = recipe.escape();
        pattern = recipe.pattern();
        prospects = new Prospects(board);
        urgencies = new int[game.geometry().points()];
    }

    @Hot
    @Override
    int choose(int mover, Rng rng) {
        int[] urgencies = this.urgencies;
        int count = board.empties();
        int sum = 0;
        for (int i = 0; i < count; i++) {
            int urgency = urgency(board.empty(i), mover);
            urgencies[i] = urgency;
            sum += urgency;
        }
        if (sum == 0) return PASS;
        int rest = rng.nextInt(sum);
        int index = 0;
        while (rest >= urgencies[index]) rest -= urgencies[index++];
        return board.empty(index);
    }

    /** 0 for a move that is illegal or fills an eye. */
    @Hot
    private int urgency(int cell, int mover) {
        int code = board.code(cell);
        if (code == 0) return plain;
        if (!isPlayable(cell, mover)) return 0;
        int urgency = Shapes.isGood(code, mover) ? plain + pattern : plain;
        if (!prospects.touchesAtari(cell)) return urgency;
        return urgency + capture * prospects.taken(cell, mover) + escape * prospects.saved(cell, mover);
    }
}
