package tesuji.games.go.knowledge;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/**
 * The open parts of the board: how far each point is from the nearest stone, on which line it lies, and which corners
 * nobody has played in. Owned by the board's thread.
 */
final class OpenAreas {
    /** Distances are counted up to here. */
    static final int FAR = 5;

    /** On smaller boards the corners are soon part of the fight. */
    private static final int SMALLEST_WITH_CORNERS = 11;

    /** A corner is open if there is no stone within so many lines of both edges. */
    private static final int CORNER = 6;

    private final TacticalBoard board;
    private final int size;
    private final int[] line;
    private final int[] corner;
    private final boolean[] cornerPoint;
    private final int[] distance;
    private final int[] queue;
    private int stones;
    private int takenCorners;

    OpenAreas(TacticalBoard board) {
        this.board = board;
        Geometry geometry = board.geometry();
        size = geometry.size();
        line = new int[geometry.cells()];
        corner = new int[geometry.cells()];
        cornerPoint = new boolean[geometry.cells()];
        distance = new int[geometry.cells()];
        queue = new int[geometry.points()];
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            int row = height(point / size);
            int column = height(point % size);
            line[cell] = Math.min(row, column);
            int which = 1 << (2 * (2 * (point / size) / size) + 2 * (point % size) / size);
            boolean cornered = size >= SMALLEST_WITH_CORNERS && Math.max(row, column) <= CORNER;
            corner[cell] = cornered ? which : 0;
            cornerPoint[cell] = line[cell] >= 3 && Math.max(row, column) <= 4;
        }
    }

    /** 1 for the first row or column and for the last. */
    private int height(int index) {
        return 1 + Math.min(index, size - 1 - index);
    }

    /** Looks at the stones anew. */
    @Hot
    void find() {
        Geometry geometry = board.geometry();
        Arrays.fill(distance, FAR);
        takenCorners = 0;
        int end = 0;
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            if (board.chain(cell) == 0) continue;
            distance[cell] = 0;
            queue[end++] = cell;
            takenCorners |= corner[cell];
        }
        stones = end;
        for (int i = 0; i < end; i++) {
            int far = distance[queue[i]] + 1;
            if (far == FAR) return;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(queue[i], direction);
                if (distance[q] <= far || board.colour(q) == Chains.BORDER) continue;
                distance[q] = far;
                queue[end++] = q;
            }
        }
    }

    /** Steps along the lines to the nearest stone, at most {@link #FAR}. */
    int distance(int cell) {
        return distance[cell];
    }

    /** 1 for the edge. */
    int line(int cell) {
        return line[cell];
    }

    /** Whether fewer than a sixth of the points have been played on. */
    boolean isOpening() {
        return 6 * stones < board.geometry().points();
    }

    /** Whether the cell is one of the points where open corners are taken: 4-4, 3-4 and 3-3. */
    boolean takesCorner(int cell) {
        return (corner[cell] & ~takenCorners) != 0 && cornerPoint[cell];
    }
}
