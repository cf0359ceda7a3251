package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Prior;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/** The rows that a move wins, and a little more for pieces that are behind: an order in which to try moves. */
public record Rows() implements TaifhoPrior {
    public static final Rows STANDARD = new Rows();

    @Override
    public Prior worker() {
        return (position, moves, count, weights) -> {
            int side = position.toMove();
            for (int i = 0; i < count; i++) weights[i] = weight(moves[i], side);
        };
    }

    private static float weight(int move, int side) {
        if (move == TaifhoGame.PASS) return 1;
        int behind = Ground.ROWS - TaifhoPosition.advance(side, TaifhoGame.from(move));
        return Ground.ROWS + Gain.rows(move, side) + 0.1f * behind;
    }
}
