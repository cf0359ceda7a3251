package tesuji.core.game;

/**
 * Where the points of a board are drawn. Point {@code row * width + column}; row 0 is the lowest, except on hexagons,
 * whose first row is by custom the highest.
 */
public record Layout(Shape shape, int width, int height) {
    /** How the points are drawn. */
    public enum Shape {
        /** Crossings of lines, as in Go. */
        CROSSINGS,
        /** Squares of a board. */
        SQUARES,
        /** Hexagons in a rhombus, every row half a cell further right than the one above. */
        HEXAGONS,
        /** Columns of counters. */
        PILES,
        /**
         * Two rows of pits in which counters lie, and a store for each: the lower row ends in its store, the upper one
         * begins with it.
         */
        PITS
    }

    /** Whether protocols name the points by a column and a row, as {@link Coordinates} do; not where counters lie. */
    public boolean hasVertices() {
        return shape != Shape.PILES && shape != Shape.PITS;
    }

    public int points() {
        return width * height;
    }

    public int column(int point) {
        return point % width;
    }

    /** Rows above the bottom edge, 0 for the lowest row drawn. */
    public int rise(int point) {
        int row = point / width;
        return shape == Shape.HEXAGONS ? height - 1 - row : row;
    }

    /** The point drawn in this column, this many rows above the bottom edge. */
    public int point(int column, int rise) {
        int row = shape == Shape.HEXAGONS ? height - 1 - rise : rise;
        return row * width + column;
    }
}
