package tesuji.games.go;

import java.util.Optional;
import tesuji.core.game.Folding;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/**
 * Positions of small boards as single longs, for rules under which no distant past matters: a bit for each black stone,
 * one for each white stone, both for the point that may not be retaken at once, the side to move, and two bits for the
 * passes just made.
 */
final class GoPacking implements Packing {
    private static final int LARGEST_SIZE = 5;

    private final Geometry geometry;
    private final int points;
    private final Folding folding;

    GoPacking(Geometry geometry, Symmetries symmetries) {
        this.geometry = geometry;
        points = geometry.points();
        int[][] bits = new int[symmetries.count()][2 * points];
        for (int symmetry = 0; symmetry < bits.length; symmetry++) {
            for (int point = 0; point < points; point++) {
                bits[symmetry][point] = symmetries.point(symmetry, point);
                bits[symmetry][points + point] = points + symmetries.point(symmetry, point);
            }
        }
        folding = new Folding(bits);
    }

    /** Whether the bits of a board of this size leave the sign bit alone. */
    static boolean fits(int size) {
        return size <= LARGEST_SIZE;
    }

    @Override
    public long pack(Position position) {
        GoPosition go = (GoPosition) position;
        Chains board = go.board();
        long packed = (long) go.passes() << 1 | go.toMove();
        packed <<= 2 * points;
        for (int point = 0; point < points; point++) {
            int colour = board.colour(geometry.cell(point));
            if (colour == Chains.BLACK) packed |= 1L << point;
            else if (colour == Chains.WHITE) packed |= 1L << (points + point);
        }
        return go.koCell() == 0 ? packed : packed | both(geometry.point(go.koCell()));
    }

    private long both(int point) {
        return 1L << point | 1L << (points + point);
    }

    @Override
    public void unpack(long packed, Position into) {
        GoPosition go = (GoPosition) into;
        go.clear();
        int ko = -1;
        for (int point = 0; point < points; point++) {
            boolean black = (packed >>> point & 1) != 0;
            boolean white = (packed >>> (points + point) & 1) != 0;
            if (black && white) ko = point;
            else if (black) go.put(point, Chains.BLACK);
            else if (white) go.put(point, Chains.WHITE);
        }
        int rest = (int) (packed >>> (2 * points));
        go.begin(rest & 1, ko, rest >>> 1);
    }

    @Override
    public Optional<Folding> folding() {
        return Optional.of(folding);
    }
}
