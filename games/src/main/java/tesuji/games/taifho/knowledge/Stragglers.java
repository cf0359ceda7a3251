package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Heuristic;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoPosition;

/**
 * The heuristic h_G (Przybyłek and Chojecki 2022, §2): as h, but a piece that has advanced b rows counts
 * b · log(9 + G) / log(b + G), so that the first rows count more than the last and nobody is left behind. With large G
 * it becomes h.
 *
 * @param g G; the smaller, the worse is a straggler
 */
public record Stragglers(double g) implements TaifhoHeuristic {
    public static final Stragglers STANDARD = new Stragglers(20);

    public Stragglers {
        if (!(g > 1)) throw new IllegalArgumentException("g must be larger than 1");
    }

    /** What a piece counts that has advanced so many rows. */
    public double worth(int rows) {
        return rows * Math.log(Ground.ROWS - 1 + g) / Math.log(rows + g);
    }

    /** h_G as the source has it, seen by one side. */
    public double value(TaifhoPosition position, int side) {
        return (side == 0 ? 1 : -1) * sum(position, table());
    }

    @Override
    public Heuristic worker() {
        double[] table = table();
        return position -> sum((TaifhoPosition) position, table) / Advance.MOST;
    }

    private double[] table() {
        double[] table = new double[Ground.ROWS];
        for (int rows = 0; rows < Ground.ROWS; rows++) table[rows] = worth(rows);
        return table;
    }

    private static double sum(TaifhoPosition position, double[] table) {
        double sum = 0;
        for (int piece = 0; piece < TaifhoPosition.PIECES; piece++) {
            int other = piece + TaifhoPosition.PIECES;
            sum += table[TaifhoPosition.advance(0, position.square(piece))];
            sum -= table[TaifhoPosition.advance(1, position.square(other))];
        }
        return sum;
    }
}
