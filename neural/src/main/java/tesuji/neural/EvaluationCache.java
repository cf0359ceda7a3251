package tesuji.neural;

import java.util.concurrent.atomic.AtomicReferenceArray;
import tesuji.core.base.Rng;
import tesuji.core.eval.Viewpoint;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.neural.go.NetworkOutput;

/**
 * Outputs of positions met before, for one game. Later ones take the place of earlier ones. Shared by all threads.
 *
 * <p>A position is known by its stones, the side to move, ko, passes and what superko forbids, but not by the moves
 * that led to it, although a network sees the last five: hits across orders of moves are wanted, as KataGo has them.
 */
final class EvaluationCache {
    private record Entry(long key, NetworkOutput output) {}

    private final GoGame game;
    private final boolean superko;
    private final boolean territory;
    private final AtomicReferenceArray<Entry> entries;

    /** {@code capacity}: a power of two. */
    EvaluationCache(GoGame game, int capacity) {
        this.game = game;
        GoRules rules = game.rules();
        superko = rules.ko() == GoRules.Ko.POSITIONAL || rules.ko() == GoRules.Ko.SITUATIONAL;
        territory = rules.scoring() == GoRules.Scoring.TERRITORY;
        entries = new AtomicReferenceArray<>(capacity);
    }

    /** What a position is known by. */
    long key(GoPosition position) {
        return key(position, Viewpoint.WHOLE);
    }

    /** The same from some viewpoint: it matters whether a network sees any move before, and how it hopes. */
    long key(GoPosition position, Viewpoint view) {
        long key = Rng.mix(position.key() + 3L * position.koCell() + Math.min(1, position.passes()));
        // nothing has been played that a network could see
        if (position.length() == 0 || view.history() == 0) key = Rng.mix(key + 1);
        if (view.optimism() > 0) key = Rng.mix(key + Double.doubleToLongBits(view.optimism()));
        if (territory)
            key = Rng.mix(key + position.board().captured(1) - position.board().captured(2));
        if (!superko) return key;
        for (int point = 0; point < game.pass(); point++) {
            boolean empty = position.board().colour(game.geometry().cell(point)) == 0;
            if (empty && !position.isLegal(point)) key = Rng.mix(key + point + 1);
        }
        return key;
    }

    private int slot(long key) {
        return (int) (key ^ key >>> Integer.SIZE) & entries.length() - 1;
    }

    /** Copies what is known of a position; whether anything is. */
    boolean find(long key, NetworkOutput into) {
        Entry entry = entries.get(slot(key));
        if (entry == null || entry.key() != key) return false;
        into.copyFrom(entry.output());
        return true;
    }

    void store(long key, NetworkOutput output) {
        NetworkOutput copy = new NetworkOutput(game.size());
        copy.copyFrom(output);
        entries.set(slot(key), new Entry(key, copy));
    }

    void clear() {
        for (int slot = 0; slot < entries.length(); slot++) entries.set(slot, null);
    }
}
