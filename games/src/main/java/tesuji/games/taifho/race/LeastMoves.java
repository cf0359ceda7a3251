package tesuji.games.taifho.race;

import tesuji.core.base.Hot;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.Shape;

/**
 * A number of moves that no side can do without, however the pieces stand.
 *
 * <p>A jump changes row and column by even numbers, so that only steps change their parities; one move is one step or any
 * number of jumps. If stones stood wherever they are wanted, a piece would need the moves of {@link #alone}, according to
 * its shape, the rows before it and whether the column where it ends has the parity of the column where it is. Of the eight
 * pieces four must end in even columns and four in odd ones; the cheapest such choice counts.
 *
 * <p>And the last piece to enter the goal row must step: whoever jumps in needs a stone on the way that is not in the goal row
 * itself, and all others are, unless a foreign piece is there. A piece with an even number of rows before it was counted as
 * jumping, so if there is no other, one move more is needed.
 */
final class LeastMoves {
    /** More than any number of moves. */
    private static final int NEVER = 100;

    private static final int SHAPES = Shape.values().length;
    private static final int[] ALONE = table();

    private LeastMoves() {}

    private static int[] table() {
        int[] table = new int[SHAPES * Ground.ROWS * 2];
        for (Shape shape : Shape.values()) {
            for (int rows = 0; rows < Ground.ROWS; rows++) {
                table[index(shape.number(), rows, 0)] = alone(shape, rows, true);
                table[index(shape.number(), rows, 1)] = alone(shape, rows, false);
            }
        }
        return table;
    }

    @Hot
    private static int index(int shape, int rows, int change) {
        return (shape * Ground.ROWS + rows) * 2 + change;
    }

    /** The moves of one piece with so many rows before it, if stones stood wherever it wants them. */
    static int alone(Shape shape, int rows, boolean sameColumns) {
        boolean even = rows % 2 == 0;
        int jump = rows > 1 ? 1 : 0;
        return switch (shape) {
            // a step changes either the row or the column
            case SQUARE -> jump + (even ? 0 : 1) + (sameColumns ? 0 : 1);
            // a step changes what it likes
            case CIRCLE -> jump + (even && sameColumns ? 0 : 1);
            // a step changes both
            case DIAMOND -> even == sameColumns ? jump + (even ? 0 : 1) : NEVER;
            case TRIANGLE -> triangle(rows, sameColumns);
        };
    }

    /** Steps forward change both parities, steps back that of the row alone. */
    private static int triangle(int rows, boolean sameColumns) {
        if (rows % 2 == 0) return sameColumns ? (rows == 0 ? 0 : 1) : (rows == 0 ? 2 : 3);
        return rows == 1 && !sameColumns ? 1 : 2;
    }

    @Hot
    static int of(Solo solo) {
        if (solo.isHome()) return 0;
        // the cheapest ways to send 0 to 4 of the pieces seen so far to even columns
        int to0 = 0;
        int to1 = NEVER;
        int to2 = NEVER;
        int to3 = NEVER;
        int to4 = NEVER;
        boolean steps = false;
        for (int piece = 0; piece < Solo.PIECES; piece++) {
            int rows = solo.togo(piece);
            int parity = solo.square(piece) & 1;
            int shape = piece / Shape.PAIR;
            int even = ALONE[index(shape, rows, parity)];
            int odd = ALONE[index(shape, rows, 1 - parity)];
            steps |= (rows & 1) != 0;
            to4 = Math.min(to4 + odd, to3 + even);
            to3 = Math.min(to3 + odd, to2 + even);
            to2 = Math.min(to2 + odd, to1 + even);
            to1 = Math.min(to1 + odd, to0 + even);
            to0 += odd;
        }
        return to4 + (steps || solo.rows() == 0 || solo.stones() ? 0 : 1);
    }
}
