package tesuji.games.go.playout;

import java.util.stream.IntStream;
import tesuji.games.go.board.Geometry;

/** The lines of the board, counted from the edge: the first is the edge itself. */
final class Lines {
    private Lines() {}

    /** The cells on this line and on all inside it. */
    static int[] from(Geometry geometry, int line) {
        return between(geometry, line, geometry.size());
    }

    /** The cells on these lines and on those between them. */
    static int[] between(Geometry geometry, int outer, int inner) {
        return IntStream.range(0, geometry.points())
                .filter(point -> line(geometry, point) >= outer && line(geometry, point) <= inner)
                .map(geometry::cell)
                .toArray();
    }

    private static int line(Geometry geometry, int point) {
        int row = point / geometry.size() + 1;
        int column = point % geometry.size() + 1;
        int end = geometry.size() + 1;
        return Math.min(Math.min(row, column), Math.min(end - row, end - column));
    }
}
