package tesuji.games.go.tactics;

import tesuji.core.base.EpochSet;
import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/**
 * The vital point of a small eye space: where a stone inside keeps it from becoming two eyes, or makes them. Owned by
 * the board's thread.
 */
public final class Nakade {
    private static final int LARGEST = 6;

    private final TacticalBoard board;
    private final int[] region = new int[LARGEST + 1];
    private final EpochSet seen;

    public Nakade(TacticalBoard board) {
        this.board = board;
        seen = new EpochSet(board.geometry().cells());
    }

    /**
     * The vital point of the empty region next to this cell, 0 if it has none or is open. Regions that begin with a
     * point open on three sides are taken for open, as nearly all of them are.
     */
    @Hot
    public int nextTo(int cell) {
        if (board.emptyNeighbours(cell) == 0) return 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != Chains.EMPTY) continue;
            int open = board.emptyNeighbours(q);
            if (open == 0 || open > 2 || board.walls(q) == 3) continue;
            int vital = in(q);
            if (vital != 0) return vital;
        }
        return 0;
    }

    /** The vital point of the region of an empty cell, or 0. */
    @Hot
    public int in(int cell) {
        int[] region = this.region;
        seen.clear();
        seen.add(cell);
        region[0] = cell;
        int count = 1;
        int walls = 0;
        for (int i = 0; i < count; i++) {
            int here = region[i];
            walls |= board.walls(here);
            if (walls == 3) return 0;
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(here, direction);
                if (board.colour(q) != Chains.EMPTY || !seen.add(q)) continue;
                if (count == LARGEST) return 0;
                region[count++] = q;
            }
        }
        return count < 3 ? 0 : vital(count);
    }

    /**
     * Three in a row or bent: the middle. Four: the middle of the pyramid; line, bent and square have none. Five: the
     * middle of the cross and of the bulky five. Six: the middle of the rabbit.
     */
    private int vital(int count) {
        int best = 0;
        int most = 0;
        int degrees = 0;
        int squares = 0;
        for (int i = 0; i < count; i++) {
            int degree = board.emptyNeighbours(region[i]);
            degrees += degree;
            squares += degree * degree;
            if (degree > most) {
                most = degree;
                best = region[i];
            }
        }
        boolean nakade = switch (count) {
            case 3 -> true;
            case 4 -> most == 3;
            case 5 -> most == 4 || (most == 3 && degrees == 10);
            default -> most == 4 && degrees == 12 && squares == 30;
        };
        return nakade ? best : 0;
    }

    /**
     * Whether so many stones in this shape, once captured, leave room for no more than one eye: told by the number of
     * their neighbours in the shape, at most and all together.
     */
    @Hot
    static boolean isKilling(int count, int most, int degrees) {
        return switch (count) {
            case 1, 2, 3 -> true;
            case 4 -> most == 3 || degrees == 8;
            case 5 -> most == 4 || degrees == 10;
            case 6 -> most == 4 && degrees >= 12;
            default -> false;
        };
    }
}
