package tesuji.games.taifho.race;

import tesuji.core.base.Hot;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.PieceShape;

/**
 * A number of moves that no side can do without, however the pieces stand.
 *
 * <p>A jump changes row and column by even numbers, so that only steps change their parities; one move is one step or
 * any number of jumps. If stones stood wherever they are wanted, a piece would need the moves of {@link #alone},
 * according to its shape, the rows before it and whether the column where it ends has the parity of the column where it
 * is. Of the eight pieces four must end in even columns and four in odd ones; the cheapest such choice counts.
 *
 * <p>And the last piece to enter the goal row must step: whoever jumps in needs a stone on the way that is not in the
 * goal row itself, and all others are, unless a foreign piece is there. So one piece is counted with a step as its last
 * move, which costs it one move more unless its moves may end so anyway ({@link #stepsIn}); the cheapest choice of that
 * piece counts.
 */
final class LeastMoves {
    /** More than any number of moves. */
    private static final int NEVER = 100;

    private static final int SHAPES = PieceShape.values().length;
    private static final int[] ALONE = table(0);
    private static final int[] LAST = table(1);

    private LeastMoves() {}

    /** The moves of each piece alone, and so many more where they cannot end with a step into the goal row. */
    private static int[] table(int forStepping) {
        int[] table = new int[SHAPES * Ground.ROWS * 2];
        for (PieceShape shape : PieceShape.values()) {
            for (int rows = 0; rows < Ground.ROWS; rows++) {
                for (int change = 0; change < 2; change++) {
                    boolean same = change == 0;
                    int more = stepsIn(shape, rows, same) ? 0 : forStepping;
                    table[index(shape.number(), rows, change)] = alone(shape, rows, same) + more;
                }
            }
        }
        return table;
    }

    /** Whether the moves of {@link #alone} may end with a step into the goal row. */
    private static boolean stepsIn(PieceShape shape, int rows, boolean sameColumns) {
        if (rows % 2 != 0) return true;
        if (sameColumns) return false;
        // two steps, or back, over something and forward; the other shapes change their column beside all that
        return (shape == PieceShape.CIRCLE && rows == 2) || shape == PieceShape.TRIANGLE;
    }

    @Hot
    private static int index(int shape, int rows, int change) {
        return (shape * Ground.ROWS + rows) * 2 + change;
    }

    /** The moves of one piece with so many rows before it, if stones stood wherever it wants them. */
    static int alone(PieceShape shape, int rows, boolean sameColumns) {
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
        // the cheapest ways to send 0 to 4 of the pieces seen so far to even columns, nobody or somebody stepping in
        // last
        int to0 = 0;
        int to1 = NEVER;
        int to2 = NEVER;
        int to3 = NEVER;
        int to4 = NEVER;
        int last0 = NEVER;
        int last1 = NEVER;
        int last2 = NEVER;
        int last3 = NEVER;
        int last4 = NEVER;
        for (int piece = 0; piece < Solo.PIECES; piece++) {
            int toEven = index(piece / PieceShape.PAIR, solo.togo(piece), solo.square(piece) & 1);
            int toOdd = toEven ^ 1;
            int even = ALONE[toEven];
            int odd = ALONE[toOdd];
            int evenLast = LAST[toEven];
            int oddLast = LAST[toOdd];
            last4 = Math.min(Math.min(last4 + odd, last3 + even), Math.min(to4 + oddLast, to3 + evenLast));
            last3 = Math.min(Math.min(last3 + odd, last2 + even), Math.min(to3 + oddLast, to2 + evenLast));
            last2 = Math.min(Math.min(last2 + odd, last1 + even), Math.min(to2 + oddLast, to1 + evenLast));
            last1 = Math.min(Math.min(last1 + odd, last0 + even), Math.min(to1 + oddLast, to0 + evenLast));
            last0 = Math.min(last0 + odd, to0 + oddLast);
            to4 = Math.min(to4 + odd, to3 + even);
            to3 = Math.min(to3 + odd, to2 + even);
            to2 = Math.min(to2 + odd, to1 + even);
            to1 = Math.min(to1 + odd, to0 + even);
            to0 += odd;
        }
        return solo.rows() == 0 || solo.stones() ? to4 : last4;
    }
}
