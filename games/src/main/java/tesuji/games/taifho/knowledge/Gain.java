package tesuji.games.taifho.knowledge;

import java.util.Arrays;
import tesuji.core.eval.Prior;
import tesuji.core.game.Position;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/**
 * The predictor of the source's PUCT (Przybyłek and Chojecki 2022, §2): of K moves, move a has the weight
 * M(a) = exp(x(a)/K) / Σ exp(x(i)/K), where x stretches the rows d(a) that the moves win to the interval from 1/K³ to
 * 1 - 1/K. If all win equally many, all weights are 1/K.
 *
 * @param flat whether the exponent is divided by K, as in the source, which makes the weights nearly equal
 */
public record Gain(boolean flat) implements TaifhoPrior {
    public static final Gain STANDARD = new Gain(true);

    @Override
    public Prior worker() {
        return this::weigh;
    }

    private void weigh(Position position, int[] moves, int count, float[] weights) {
        int side = position.toMove();
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int rows = rows(moves[i], side);
            weights[i] = rows;
            least = Math.min(least, rows);
            most = Math.max(most, rows);
        }
        if (least == most) {
            Arrays.fill(weights, 0, count, 1f / count);
            return;
        }
        double k = count;
        double first = 1 / (k * k * k);
        double width = 1 - 1 / k - first;
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double x = (weights[i] - least) / (most - least) * width + first;
            weights[i] = (float) Math.exp(flat ? x / k : x);
            sum += weights[i];
        }
        for (int i = 0; i < count; i++) weights[i] = (float) (weights[i] / sum);
    }

    /** The rows that a move wins for a side: none sideways, fewer than none backwards. */
    static int rows(int move, int side) {
        if (move == TaifhoGame.PASS) return 0;
        return TaifhoPosition.advance(side, TaifhoGame.to(move)) - TaifhoPosition.advance(side, TaifhoGame.from(move));
    }
}
