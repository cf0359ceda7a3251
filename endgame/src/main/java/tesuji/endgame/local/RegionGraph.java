package tesuji.endgame.local;

import java.util.Arrays;
import tesuji.games.go.Stones;

/**
 * The points of one region as numbers from 0, at most 64 of them, so that a set of points is a {@code long}. Knows who
 * is next to whom, nothing else. Immutable.
 */
public final class RegionGraph {
    /** Points that fit into one set. */
    public static final int MOST = Long.SIZE;

    private static final int CHUNK = 8;

    private final int[] points;
    private final long[] near;
    /** By eight points at a time: the neighbours of each set of them. */
    private final long[][] chunks;

    /** The points in ascending order. */
    public RegionGraph(Stones stones, int[] points) {
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
        chunks = new long[(points.length + CHUNK - 1) / CHUNK][1 << CHUNK];
        for (int i = 0; i < chunks.length; i++) fill(chunks[i], i * CHUNK);
    }

    private void fill(long[] chunk, int first) {
        for (int set = 1; set < chunk.length; set++) {
            int last = first + Integer.numberOfTrailingZeros(set);
            chunk[set] = chunk[set & set - 1] | (last < near.length ? near[last] : 0);
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
        int chunk = 0;
        for (long rest = set; rest != 0; rest >>>= CHUNK) around |= chunks[chunk++][(int) rest & (1 << CHUNK) - 1];
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
