package tesuji.games.go.playout;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.eval.Line;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/**
 * How often each move, and each reply to a move, was chosen in the tree, by either side (Drake and Uurtamo 2007: first-
 * and second-order history). A new root is a new tree and begins new tables. Passes are not counted. Owned by one
 * thread.
 */
final class SelectionHistory {
    private final Geometry geometry;
    private final int cells;
    private final int[] moves;
    private final int[] replies;
    private int rootLength = -1;
    private int rootMove = -1;

    SelectionHistory(Geometry geometry) {
        this.geometry = geometry;
        cells = geometry.cells();
        moves = new int[2 * cells];
        replies = new int[2 * cells * cells];
    }

    /** Counts the moves of a line that led from the root of the search to this position. */
    void learn(GoPosition position, Line line) {
        int length = line.length();
        forget(position.length() - length, position.move(length + 1));
        int before = cell(position.move(length + 1));
        for (int i = 0; i < length; i++) {
            int cell = cell(line.move(i));
            int side = (position.toMove() + length - i) & 1;
            if (cell != 0) {
                moves[side * cells + cell]++;
                if (before != 0) replies[(side * cells + before) * cells + cell]++;
            }
            before = cell;
        }
    }

    /** A root is told from others by its length and the move into it. */
    private void forget(int length, int move) {
        if (length == rootLength && move == rootMove) return;
        rootLength = length;
        rootMove = move;
        Arrays.fill(moves, 0);
        Arrays.fill(replies, 0);
    }

    private int cell(int move) {
        return move < 0 || move == geometry.points() ? 0 : geometry.cell(move);
    }

    /** How often the mover chose this cell. */
    @Hot
    int moves(int mover, int cell) {
        return moves[(mover - Chains.BLACK) * cells + cell];
    }

    /** How often the mover answered the other cell with this one. */
    @Hot
    int replies(int mover, int other, int cell) {
        return replies[((mover - Chains.BLACK) * cells + other) * cells + cell];
    }
}
