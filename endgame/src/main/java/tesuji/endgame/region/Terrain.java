package tesuji.endgame.region;

import java.util.Arrays;
import tesuji.games.go.Stones;

/**
 * The points of one region as numbers from 0, at most 64 of them, so that a set of points is a {@code long}. Knows who is next to
 * whom, nothing else. Immutable.
 */
public final class Terrain {
    /** Points that fit into one set. */
    public static final int MOST = Long.SIZE;

    private final int[] points;
    private final long[] near;

    /** The points in ascending order. */
    public Terrain(Stones stones, int[] points) {
        if (points.length > MOST) throw new IllegalArgumentException(points.length + " points");
        this.points = points.clone();
        near = new long[points.length];
        int[] around = new int[4];
        for (int i = 0; i < points.length; i++) {
            int degree = stones.neighbours(points[i], around);
            for (int j = 0; j < degree; j++) {
                int other = Arrays.binarySearch(points, around[j]);
                if (other >= 0) near[i] |= 1L << other;
            }
        }
    }

    public int size() {
        return points.length;
    }

    /** The point of the board that has this number here. */
    public int point(int index) {
        return points[index];
    }

    /** The number of a point of the board, negative if it does not belong to the region. */
    public int index(int point) {
        return Arrays.binarySearch(points, point);
    }

    /** The neighbours of one point. */
    public long near(int index) {
        return near[index];
    }

    /** All points next to one of the set; points of the set itself may be among them. */
    public long around(long set) {
        long around = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) around |= near[Long.numberOfTrailingZeros(rest)];
        return around;
    }

    /** The part of {@code within} that hangs together with the seeds, which are taken from it. */
    public long flood(long seeds, long within) {
        long reached = seeds & within;
        long edge = reached;
        while (edge != 0) {
            edge = around(edge) & within & ~reached;
            reached |= edge;
        }
        return reached;
    }
}
