package tesuji.games.go.tactics;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/**
 * The diagonal point of an eye that must be held now: the last move has connected a stone from which the other side
 * could go there next and make the eye false (Baudiš and Gailly 2011 name the rule without details).
 *
 * <pre>
 *   # # # # # #
 *   X X a O 1 O    White 1 connects the stone beside a, which threatens to make the eye below false.
 *   X . X X O .    Black holds it by a.
 *   X X O O . .
 * </pre>
 *
 * Collects cells, each once. Owned by the board's thread.
 */
public final class EyeRescue extends FoundMoves {
    private final TacticalBoard board;

    public EyeRescue(TacticalBoard board) {
        this.board = board;
    }

    /** Looks for such points of the mover around the last move. */
    @Hot
    public void find(int last, int mover) {
        clear();
        int other = Chains.BLACK + Chains.WHITE - mover;
        if (board.colour(last) != other) return;
        for (int direction = 0; direction < 4; direction++) {
            int connected = board.neighbour(last, direction);
            if (board.colour(connected) != other || board.emptyNeighbours(connected) == 0) continue;
            if (isPinched(last, direction, mover)) from(connected, mover, other);
        }
    }

    /** Whether both cells beside the way from the last move to its neighbour are the mover's or the frame. */
    @Hot
    private boolean isPinched(int last, int direction, int mover) {
        // the neighbours 0 to 3 are south, west, east and north, 4 to 7 the corners between them
        boolean upright = direction == 0 || direction == 3;
        int first = direction == 0 ? 4 : direction == 3 ? 6 : direction == 1 ? 4 : 5;
        int second = upright ? first + 1 : first + 2;
        return holds(board.neighbour(last, first), mover) && holds(board.neighbour(last, second), mover);
    }

    @Hot
    private boolean holds(int cell, int mover) {
        int there = board.colour(cell);
        return there == mover || there == Chains.BORDER;
    }

    @Hot
    private void from(int connected, int mover, int other) {
        for (int direction = 0; direction < 4; direction++) {
            int cell = board.neighbour(connected, direction);
            if (board.colour(cell) != Chains.EMPTY) continue;
            for (int corner = 4; corner < 8; corner++) {
                int eye = board.neighbour(cell, corner);
                boolean shut = board.colour(eye) == Chains.EMPTY && board.neighbours(eye, mover) == 4;
                if (shut) hold(eye, cell, mover, other);
            }
        }
    }

    /** Notes the cell if the eye is real and would be false with an opposing stone there. */
    @Hot
    private void hold(int eye, int cell, int mover, int other) {
        int against = 0;
        boolean edge = false;
        int capture = 0;
        for (int corner = 4; corner < 8; corner++) {
            int q = board.neighbour(eye, corner);
            int there = board.colour(q);
            if (there == Chains.BORDER) edge = true;
            if (there != other) continue;
            if (board.inAtari(board.chain(q))) capture = board.liberty(board.chain(q));
            else against++;
        }
        if (against + (edge ? 1 : 0) != 1) return;
        add(cell, mover);
        if (capture != 0) add(capture, mover);
    }

    @Hot
    private void add(int cell, int mover) {
        if (board.isLegal(cell, mover)) addOnce(cell);
    }
}
