package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Heuristic;
import tesuji.core.game.Position;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.race.LeastMoves;

/**
 * Our own heuristic: what the pieces of both sides still have before them. As {@link Stragglers}, with a reward for pieces
 * that have arrived, since they need not move again, and with the moves that a side cannot do without.
 *
 * @param g as in {@link Stragglers}
 * @param arrival what it is worth to stand in the goal, in rows
 * @param move what it is worth to need one move less, in rows
 */
public record Journey(double g, double arrival, double move) implements TaifhoHeuristic {
    public static final Journey STANDARD = new Journey(3, 0.5, 0);

    @Override
    public Heuristic worker() {
        Stragglers rows = new Stragglers(g);
        double[] table = new double[Ground.ROWS];
        for (int row = 0; row < Ground.ROWS; row++) table[row] = rows.worth(row) / Advance.MOST;
        table[Ground.ROWS - 1] += arrival / Advance.MOST;
        return new Traveller(table, move / Advance.MOST, new int[TaifhoPosition.PIECES]);
    }

    /** Adds up what is before both sides. Owned by one thread. */
    private static final class Traveller implements Heuristic {
        private final double[] table;
        private final double move;
        private final int[] squares;

        Traveller(double[] table, double move, int[] squares) {
            this.table = table;
            this.move = move;
            this.squares = squares;
        }

        @Override
        public double estimate(Position position) {
            TaifhoPosition board = (TaifhoPosition) position;
            return worth(board, 0) - worth(board, 1);
        }

        private double worth(TaifhoPosition position, int side) {
            position.squares(side, squares);
            double sum = -move * LeastMoves.apart(squares, side);
            for (int square : squares) sum += table[TaifhoPosition.advance(side, square)];
            return sum;
        }
    }
}
