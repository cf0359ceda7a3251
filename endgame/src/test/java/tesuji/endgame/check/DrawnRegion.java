package tesuji.endgame.check;

import java.util.Arrays;
import java.util.List;

/** A drawn board cut along its unconditionally alive stones, of which one region is looked at. */
final class DrawnRegion {
    private final PlainBoard board;
    private final SafeStones safe;
    private final LocalBoard local;

    /** The region that a point belongs to; rows as proofs have them, blanks left out. */
    DrawnRegion(String rows, String vertex) {
        board = new PlainBoard(Arrays.stream(rows.strip().split("\n"))
                .map(row -> row.replace(" ", ""))
                .toList());
        safe = new SafeStones(board, List.of(), List.of());
        local = new LocalBoard(
                board, board.component(board.point(vertex), point -> !safe.isSafe(point)), safe.colours());
    }

    PlainBoard board() {
        return board;
    }

    SafeStones safe() {
        return safe;
    }

    LocalBoard local() {
        return local;
    }

    LocalBoard.Stones start() {
        return GroundCheck.start(board, local);
    }

    int index(String vertex) {
        return local.points().indexOf(board.point(vertex));
    }
}
