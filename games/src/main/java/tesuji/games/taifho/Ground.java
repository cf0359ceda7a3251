package tesuji.games.taifho;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * Which squares are taken, by row, column and diagonal, and where a piece can go from any of them. Mutable, owned by
 * one thread.
 *
 * <p>It does not know whose the pieces are: they are obstacles and stepping stones alike. A set of squares is two
 * longs, {@code low} for the first 64 and {@code high} for the others.
 */
public final class Ground {
    public static final int COLUMNS = 8;
    public static final int ROWS = 10;
    public static final int SQUARES = COLUMNS * ROWS;

    private static final int FIRST_COLUMN = ROWS;
    private static final int FIRST_FALLING = FIRST_COLUMN + COLUMNS;
    private static final int DIAGONALS = ROWS + COLUMNS - 1;
    private static final int FIRST_RISING = FIRST_FALLING + DIAGONALS;
    private static final int LINES = FIRST_RISING + DIAGONALS;

    /** A step from each square in each set of directions. */
    private static final long[] LOW_STEPS = new long[Directions.SETS * SQUARES];

    private static final long[] HIGH_STEPS = new long[Directions.SETS * SQUARES];
    private static final int[] EMPTY_LINES = new int[LINES];

    static {
        Arrays.fill(EMPTY_LINES, LineTable.FULL);
        for (int square = 0; square < SQUARES; square++) flip(EMPTY_LINES, square);
        for (int directions = 0; directions < Directions.SETS; directions++) {
            for (int square = 0; square < SQUARES; square++) fillSteps(directions, square);
        }
    }

    private final int[] lines = EMPTY_LINES.clone();
    private final int[] stack = new int[SQUARES];
    private long low;
    private long high;
    private long lowReached;
    private long highReached;

    private static void fillSteps(int directions, int square) {
        for (int direction = 0; direction < 8; direction++) {
            if ((directions >> direction & 1) == 0) continue;
            int row = square / COLUMNS + Directions.rowStep(direction);
            int column = square % COLUMNS + Directions.columnStep(direction);
            if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) continue;
            int to = row * COLUMNS + column;
            LOW_STEPS[directions * SQUARES + square] |= lowBit(to);
            HIGH_STEPS[directions * SQUARES + square] |= highBit(to);
        }
    }

    @Hot
    private static void flip(int[] lines, int square) {
        int row = square / COLUMNS;
        int column = square % COLUMNS;
        lines[row] ^= 1 << column;
        lines[FIRST_COLUMN + column] ^= 1 << row;
        lines[FIRST_FALLING + row - column + COLUMNS - 1] ^= 1 << column;
        lines[FIRST_RISING + row + column] ^= 1 << column;
    }

    public static long lowBit(int square) {
        return square < Long.SIZE ? 1L << square : 0;
    }

    public static long highBit(int square) {
        return square < Long.SIZE ? 0 : 1L << (square - Long.SIZE);
    }

    /** Takes all pieces off. */
    public void clear() {
        System.arraycopy(EMPTY_LINES, 0, lines, 0, LINES);
        low = 0;
        high = 0;
    }

    public void copyFrom(Ground other) {
        System.arraycopy(other.lines, 0, lines, 0, LINES);
        low = other.low;
        high = other.high;
    }

    /** Takes a free square, or frees a taken one. */
    @Hot
    public void flip(int square) {
        flip(lines, square);
        low ^= lowBit(square);
        high ^= highBit(square);
    }

    public boolean isTaken(int square) {
        return (lines[square / COLUMNS] >> square % COLUMNS & 1) != 0;
    }

    /** Whether all squares of a row are taken. */
    @Hot
    public boolean isFull(int row) {
        return lines[row] == LineTable.FULL;
    }

    /** The first 64 squares as bits: which are taken. */
    public long low() {
        return low;
    }

    /** The other squares as bits: which are taken. */
    public long high() {
        return high;
    }

    /**
     * Finds the squares to which the piece on this square can step or jump, for {@link #lowReached} and
     * {@link #highReached}. Jumps go on from square to square, the piece being lifted from where it came; steps do not,
     * and no move ends where it began.
     */
    @Hot
    public void reach(int square, int directions) {
        int steps = directions * SQUARES + square;
        lowReached = 0;
        highReached = 0;
        int height = land(square, directions, 0);
        if (height > 0) {
            flip(lines, square);
            long lowOrigin = lowBit(square);
            long highOrigin = highBit(square);
            lowReached |= lowOrigin;
            highReached |= highOrigin;
            while (height > 0) {
                height--;
                height = land(stack[height], directions, height);
            }
            lowReached ^= lowOrigin;
            highReached ^= highOrigin;
            flip(lines, square);
        }
        lowReached |= LOW_STEPS[steps] & ~low;
        highReached |= HIGH_STEPS[steps] & ~high;
    }

    /** The squares that the last {@link #reach} found, among the first 64. */
    public long lowReached() {
        return lowReached;
    }

    /** The squares that the last {@link #reach} found, among the others. */
    public long highReached() {
        return highReached;
    }

    /** Puts the new squares that one jump reaches on the stack; returns how many it holds then. */
    @Hot
    private int land(int square, int directions, int height) {
        int row = square / COLUMNS;
        int column = square % COLUMNS;
        int top = height;
        if ((directions & (Directions.LEFT | Directions.RIGHT)) != 0) {
            int landings = LineTable.landings(column, lines[row]);
            int left = landings & 15;
            int right = landings >> 4 & 15;
            int base = row * COLUMNS;
            if (left != LineTable.NONE) top = push(base + left, top);
            if (right != LineTable.NONE) top = push(base + right, top);
        }
        if ((directions & (Directions.UP | Directions.DOWN)) != 0) {
            int landings = LineTable.landings(row, lines[FIRST_COLUMN + column]);
            int up = landings & 15;
            int down = landings >> 4 & 15;
            if (up != LineTable.NONE && (directions & Directions.UP) != 0) top = push(up * COLUMNS + column, top);
            if (down != LineTable.NONE && (directions & Directions.DOWN) != 0) top = push(down * COLUMNS + column, top);
        }
        if ((directions & Directions.DIAGONAL) != 0) {
            int slope = row - column;
            int landings = LineTable.landings(column, lines[FIRST_FALLING + slope + COLUMNS - 1]);
            int left = landings & 15;
            int right = landings >> 4 & 15;
            if (left != LineTable.NONE && (directions & Directions.UP_LEFT) != 0) {
                top = push((left + slope) * COLUMNS + left, top);
            }
            if (right != LineTable.NONE && (directions & Directions.DOWN_RIGHT) != 0) {
                top = push((right + slope) * COLUMNS + right, top);
            }
            int sum = row + column;
            landings = LineTable.landings(column, lines[FIRST_RISING + sum]);
            left = landings & 15;
            right = landings >> 4 & 15;
            if (left != LineTable.NONE && (directions & Directions.DOWN_LEFT) != 0) {
                top = push((sum - left) * COLUMNS + left, top);
            }
            if (right != LineTable.NONE && (directions & Directions.UP_RIGHT) != 0) {
                top = push((sum - right) * COLUMNS + right, top);
            }
        }
        return top;
    }

    @Hot
    private int push(int square, int height) {
        long lowBit = lowBit(square);
        long highBit = highBit(square);
        if (((lowReached & lowBit) | (highReached & highBit)) != 0) return height;
        lowReached |= lowBit;
        highReached |= highBit;
        stack[height] = square;
        return height + 1;
    }
}
