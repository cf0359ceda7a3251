package tesuji.core.game;

import java.util.List;

/**
 * A position as a screen sees it.
 *
 * @param layout where the points are
 * @param pieces one character per point, in the order of the points: {@code .} empty, {@code X} side 0, {@code O}
 *     side 1, {@code *} a counter that belongs to neither; games with several kinds of pieces use upper-case letters
 *     for side 0 and lower-case ones for side 1
 * @param counts how many counters lie on each point, 0 exactly where it is empty; no numbers at all where a point holds
 *     but one piece
 */
public record Picture(Layout layout, String pieces, List<Integer> counts) {
    public static final char EMPTY = '.';
    public static final char FIRST = 'X';
    public static final char SECOND = 'O';
    public static final char COUNTER = '*';

    public Picture {
        counts = List.copyOf(counts);
        if (pieces.length() != layout.points()) {
            throw new IllegalArgumentException(pieces.length() + " pieces for " + layout.points() + " points");
        }
        if (!counts.isEmpty() && counts.size() != layout.points()) {
            throw new IllegalArgumentException(counts.size() + " counts for " + layout.points() + " points");
        }
    }

    /** Points that hold one piece or none. */
    public Picture(Layout layout, String pieces) {
        this(layout, pieces, List.of());
    }

    /** Counters that belong to nobody, so many on each point. */
    public static Picture ofCounts(Layout layout, List<Integer> counts) {
        StringBuilder pieces = new StringBuilder();
        for (int count : counts) pieces.append(count == 0 ? EMPTY : COUNTER);
        return new Picture(layout, pieces.toString(), counts);
    }

    public char at(int point) {
        return pieces.charAt(point);
    }

    /** What stands on a point, as text: the number of its counters, or else its piece. */
    public String text(int point) {
        return counts.isEmpty() ? String.valueOf(at(point)) : String.valueOf(counts.get(point));
    }

    /** The side whose piece is at this point, or -1 if there is none. */
    public int owner(int point) {
        char piece = at(point);
        if (piece == SECOND || (piece >= 'a' && piece <= 'z')) return 1;
        return piece >= 'A' && piece <= 'Z' ? 0 : -1;
    }

    /** The number of pieces of one side. */
    public int count(int side) {
        int count = 0;
        for (int point = 0; point < pieces.length(); point++) {
            if (owner(point) == side) count++;
        }
        return count;
    }
}
