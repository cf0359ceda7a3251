package tesuji.games.grid;

import tesuji.core.game.Symmetries;

/** The eight ways to turn and mirror a square board of points. */
public final class SquareSymmetries {
    private static final int COUNT = 8;

    private SquareSymmetries() {}

    /**
     * The symmetries of a board of {@code size} times {@code size} points where move p puts something on point p; the
     * moves from {@code size * size} to {@code moveLimit - 1}, such as a pass, stay as they are.
     */
    public static Symmetries of(int size, int moveLimit) {
        int[][] points = new int[COUNT][size * size];
        int[][] moves = new int[COUNT][moveLimit];
        for (int symmetry = 0; symmetry < COUNT; symmetry++) {
            for (int point = 0; point < size * size; point++) points[symmetry][point] = image(symmetry, point, size);
            for (int move = 0; move < moveLimit; move++) {
                moves[symmetry][move] = move < size * size ? points[symmetry][move] : move;
            }
        }
        return new Symmetries(moves, points);
    }

    /** Bit 0 mirrors the columns, bit 1 the rows, bit 2 then swaps rows and columns. */
    private static int image(int symmetry, int point, int size) {
        int column = point % size;
        int row = point / size;
        if ((symmetry & 1) != 0) column = size - 1 - column;
        if ((symmetry & 2) != 0) row = size - 1 - row;
        return (symmetry & 4) != 0 ? column * size + row : row * size + column;
    }
}
