package tesuji.games.go.board;

import tesuji.core.base.Zobrist;

/**
 * A square board inside a frame: cell {@code row * (size + 1) + column} with rows and columns from 1, so that the four
 * neighbours of a cell are found by adding constants. One border column serves both sides (Śliwa 2013, §6.1.1).
 *
 * <p>Outside, points are numbered {@code (row - 1) * size + (column - 1)}; this class translates. Immutable.
 */
public final class Geometry {
    private final int size;
    private final int stride;
    private final int[] cellOfPoint;
    private final int[] pointOfCell;
    private final Zobrist stones;

    public Geometry(int size) {
        this.size = size;
        stride = size + 1;
        cellOfPoint = new int[size * size];
        pointOfCell = new int[cells()];
        for (int row = 1; row <= size; row++) {
            for (int column = 1; column <= size; column++) {
                int point = (row - 1) * size + column - 1;
                cellOfPoint[point] = cell(row, column);
                pointOfCell[cell(row, column)] = point;
            }
        }
        stones = new Zobrist(size * size, 3, 0x7E5A11L * size);
    }

    public int size() {
        return size;
    }

    /** The distance between a cell and its northern neighbour. */
    public int stride() {
        return stride;
    }

    public int points() {
        return size * size;
    }

    /** Cells of the board with its frame; the last one lies north-east of the last point. */
    public int cells() {
        return (size + 2) * stride + 1;
    }

    public int firstCell() {
        return stride + 1;
    }

    public int lastCell() {
        return (size + 1) * stride - 1;
    }

    public int cell(int row, int column) {
        return row * stride + column;
    }

    public int cell(int point) {
        return cellOfPoint[point];
    }

    /** The point of a cell on the board; 0 for the frame. */
    public int point(int cell) {
        return pointOfCell[cell];
    }

    public boolean isBorder(int cell) {
        int row = cell / stride;
        return row < 1 || row > size || cell % stride == 0;
    }

    /** The hash of a stone of this colour on this cell. */
    long key(int cell, int colour) {
        return stones.key(pointOfCell[cell], colour);
    }
}
