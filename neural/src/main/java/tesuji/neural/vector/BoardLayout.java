package tesuji.neural.vector;

/**
 * Where the points of a board lie in an array.
 *
 * @param edge points on a line of the array
 * @param margin lines above the board, and left of it
 */
record BoardLayout(int edge, int margin) {
    /** Points side by side, nothing else. */
    static BoardLayout flat(int size) {
        return new BoardLayout(size, 0);
    }

    int points() {
        return edge * edge;
    }

    /** Where a line of the board begins. */
    int line(int row) {
        return (row + margin) * edge + margin;
    }
}
