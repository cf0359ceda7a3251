package tesuji.games.kalah;

import java.util.HashMap;
import java.util.Map;

/**
 * The best difference of seeds, by alpha-beta search; what is in store already does not matter for what can be gained.
 */
final class BestScore {
    /** What the side to move gains from here: at least the first, at most the second. */
    private record Gain(int low, int high) {}

    private final KalahGame game;
    private final KalahPosition position;
    private final Map<Long, Gain> gains = new HashMap<>();

    private BestScore(KalahGame game) {
        this.game = game;
        position = game.start();
    }

    /** In seeds, for the side that moves first. */
    static int of(KalahGame game) {
        return new BestScore(game).search(-game.total(), game.total());
    }

    private int search(int alpha, int beta) {
        int stored = sign() * position.score() / 2;
        if (position.isOver()) return stored;
        long key = pitsOnly();
        Gain known = gains.getOrDefault(key, new Gain(-2 * game.total(), 2 * game.total()));
        if (known.low() + stored >= beta || known.low() == known.high()) return known.low() + stored;
        if (known.high() + stored <= alpha) return known.high() + stored;
        int[] moves = new int[game.maxLegalMoves()];
        int best = -game.total();
        for (int i = position.legalMoves(moves) - 1; i >= 0 && best < beta; i--) {
            position.play(moves[i]);
            best = Math.max(best, -search(-beta, -Math.max(alpha, best)));
            position.undo();
        }
        int low = best > alpha ? best - stored : known.low();
        int high = best < beta ? best - stored : known.high();
        gains.put(key, new Gain(low, high));
        return best;
    }

    private int sign() {
        return position.toMove() == 0 ? 1 : -1;
    }

    private long pitsOnly() {
        long key = 2L * position.toMove() + (position.mustPass() ? 1 : 0);
        for (int side = 0; side < 2; side++) {
            for (int column = 0; column < game.pits(); column++) {
                key = key * (game.total() + 1) + position.seeds(game.pit(side, column));
            }
        }
        return key;
    }
}
