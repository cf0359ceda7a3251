package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Heuristic;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Our own heuristic: what the pieces of both sides still have before them. As {@link Stragglers}, with a reward for
 * pieces that have arrived, since they need not move again.
 *
 * @param g as in {@link Stragglers}
 * @param arrival what it is worth to stand in the goal, in rows
 */
public record Journey(double g, double arrival) implements TaifhoHeuristic {
    public static final Journey STANDARD = new Journey(3, 0.5);

    @Override
    public Heuristic worker() {
        Stragglers rows = new Stragglers(g);
        double[] table = new double[Ground.ROWS];
        for (int row = 0; row < Ground.ROWS; row++) table[row] = rows.worth(row) / Advance.MOST;
        table[Ground.ROWS - 1] += arrival / Advance.MOST;
        return position -> sum((TaifhoPosition) position, table);
    }

    private static double sum(TaifhoPosition position, double[] table) {
        double sum = 0;
        for (int piece = 0; piece < TaifhoPosition.PIECES; piece++) {
            sum += table[TaifhoPosition.advance(0, position.square(piece))];
            sum -= table[TaifhoPosition.advance(1, position.square(piece + TaifhoPosition.PIECES))];
        }
        return sum;
    }
}
