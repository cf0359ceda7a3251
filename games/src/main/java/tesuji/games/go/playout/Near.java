package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Geometry;

/** The other points of the board within a Manhattan distance of each point. Immutable. */
final class Near {
    private final int[] first;
    private final int[] cells;

    Near(Geometry geometry, int distance) {
        first = new int[geometry.cells() + 1];
        cells = new int[geometry.points() * 2 * distance * (distance + 1)];
        int count = 0;
        for (int cell = 0; cell < geometry.cells(); cell++) {
            first[cell] = count;
            if (geometry.isBorder(cell)) continue;
            for (int point = 0; point < geometry.points(); point++) {
                int other = geometry.cell(point);
                if (other != cell && distance(geometry, cell, other) <= distance) cells[count++] = other;
            }
        }
        first[geometry.cells()] = count;
    }

    private static int distance(Geometry geometry, int a, int b) {
        int stride = geometry.stride();
        return Math.abs(a / stride - b / stride) + Math.abs(a % stride - b % stride);
    }

    /** How many points are near this cell. */
    @Hot
    int count(int cell) {
        return first[cell + 1] - first[cell];
    }

    @Hot
    int cell(int centre, int index) {
        return cells[first[centre] + index];
    }
}
