package tesuji.games.go.knowledge;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/** The points far from all stones, and the line of the board on which each point lies. Owned by the board's thread. */
final class OpenAreas {
    private final TacticalBoard board;
    private final int near;
    private final int[] line;
    private final int[] distance;
    private final int[] queue;

    /** Points are far from a stone when it takes more than {@code near} steps along the lines to come there. */
    OpenAreas(TacticalBoard board, int near) {
        this.board = board;
        this.near = near;
        Geometry geometry = board.geometry();
        line = new int[geometry.cells()];
        distance = new int[geometry.cells()];
        queue = new int[geometry.points()];
        for (int point = 0; point < geometry.points(); point++) {
            int row = point / geometry.size();
            int column = point % geometry.size();
            int lowest = Math.min(row, column);
            int highest = Math.max(row, column);
            line[geometry.cell(point)] = 1 + Math.min(lowest, geometry.size() - 1 - highest);
        }
    }

    /** Looks at the stones anew. */
    @Hot
    void find() {
        Geometry geometry = board.geometry();
        Arrays.fill(distance, near + 1);
        int end = 0;
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            if (board.chain(cell) == 0) continue;
            distance[cell] = 0;
            queue[end++] = cell;
        }
        for (int i = 0; i < end; i++) {
            int far = distance[queue[i]] + 1;
            if (far > near) return;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(queue[i], direction);
                if (distance[q] <= far || board.colour(q) == Chains.BORDER) continue;
                distance[q] = far;
                queue[end++] = q;
            }
        }
    }

    boolean contains(int cell) {
        return distance[cell] > near;
    }

    /** 1 for the edge. */
    int line(int cell) {
        return line[cell];
    }
}
