package tesuji.games.go.knowledge;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/**
 * Distances in the common fate graph, where the stones of a chain are one place (Graepel, Goutrié, Krüger and Herbrich
 * 2001). Owned by the board's thread.
 */
final class CommonFate {
    static final int FAR = 4;

    private final TacticalBoard board;
    private final int[] distance;
    private final int[] queue;
    private int end;

    CommonFate(TacticalBoard board) {
        this.board = board;
        distance = new int[board.geometry().cells()];
        queue = new int[board.geometry().points()];
    }

    /** Finds the distances from a cell, 0 for nowhere. */
    @Hot
    void measure(int from) {
        Arrays.fill(distance, FAR);
        if (from == 0) return;
        end = 0;
        visit(from, 0);
        for (int i = 0; i < end; i++) {
            int cell = queue[i];
            int far = distance[cell] + 1;
            if (far == FAR) return;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(cell, direction);
                if (distance[q] == FAR && board.colour(q) != Chains.BORDER) visit(q, far);
            }
        }
    }

    @Hot
    private void visit(int cell, int far) {
        if (board.colour(cell) == Chains.EMPTY) {
            distance[cell] = far;
            queue[end++] = cell;
            return;
        }
        int stone = cell;
        do {
            distance[stone] = far;
            queue[end++] = stone;
            stone = board.nextStone(stone);
        } while (stone != cell);
    }

    /** At most {@link #FAR}. */
    int to(int cell) {
        return distance[cell];
    }
}
