package tesuji.games.go;

import java.util.ArrayList;
import java.util.List;

/** The fixed handicap points of the Go Text Protocol (Farnebäck 2002, §4.1.1). */
public final class Handicap {
    private Handicap() {}

    /** The largest number of fixed stones on a board of this size, 0 if there are none. */
    public static int most(int size) {
        if (size < 7) return 0;
        return size % 2 == 0 || size == 7 ? 4 : 9;
    }

    /** The points of 2 to {@link #most} stones, in the order in which they are placed. */
    public static List<Integer> points(int size, int stones) {
        if (stones < 2 || stones > most(size)) throw new IllegalArgumentException(stones + " stones on " + size);
        int low = size < 13 ? 2 : 3;
        int high = size - 1 - low;
        int middle = size / 2;
        List<Integer> points = new ArrayList<>();
        points.add(point(size, low, low));
        points.add(point(size, high, high));
        if (stones >= 3) points.add(point(size, high, low));
        if (stones >= 4) points.add(point(size, low, high));
        if (stones >= 6) {
            points.add(point(size, middle, low));
            points.add(point(size, middle, high));
        }
        if (stones >= 8) {
            points.add(point(size, low, middle));
            points.add(point(size, high, middle));
        }
        if (stones >= 5 && stones % 2 == 1) points.add(point(size, middle, middle));
        return List.copyOf(points);
    }

    private static int point(int size, int row, int column) {
        return row * size + column;
    }
}
