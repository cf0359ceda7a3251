package tesuji.games.go.board;

import tesuji.core.base.Hot;

/**
 * The empty cells of a playout's board in one dense list, in no particular order, so that one of them is drawn, added
 * or taken out at once. Belongs to one board.
 */
final class EmptyCells {
    private final int[] cells;
    /** By empty cell, its index in the list. */
    private final int[] place;

    private int count;

    EmptyCells(Geometry geometry) {
        cells = new int[geometry.points()];
        place = new int[geometry.cells()];
    }

    /** Lists the empty cells of a board; returns Black's stones less White's, which it meets on the way. */
    int load(Geometry geometry, int[] colour) {
        int lead = 0;
        count = 0;
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            int here = colour[cell];
            if (here == Chains.EMPTY) add(cell);
            else if (here != Chains.BORDER) lead += 3 - 2 * here;
        }
        return lead;
    }

    int count() {
        return count;
    }

    int at(int index) {
        return cells[index];
    }

    @Hot
    void add(int cell) {
        place[cell] = count;
        cells[count++] = cell;
    }

    /** Puts the last cell in the place of this one. */
    @Hot
    void remove(int cell) {
        int index = place[cell];
        int last = cells[--count];
        cells[index] = last;
        place[last] = index;
    }

    /** Exchanges two entries, so that a cell drawn and refused is not drawn again. */
    @Hot
    void swap(int a, int b) {
        int cell = cells[a];
        int other = cells[b];
        cells[a] = other;
        place[other] = a;
        cells[b] = cell;
        place[cell] = b;
    }
}
