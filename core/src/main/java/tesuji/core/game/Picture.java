package tesuji.core.game;

/**
 * A position as a screen sees it.
 *
 * @param layout where the points are
 * @param pieces one character per point, in the order of the points: {@code .} empty, {@code X} side 0, {@code O}
 *     side 1, {@code *} a counter that belongs to neither; games with several kinds of pieces use upper-case letters
 *     for side 0 and lower-case ones for side 1
 */
public record Picture(Layout layout, String pieces) {
    public static final char EMPTY = '.';
    public static final char FIRST = 'X';
    public static final char SECOND = 'O';
    public static final char COUNTER = '*';

    public Picture {
        if (pieces.length() != layout.points()) {
            throw new IllegalArgumentException(pieces.length() + " pieces for " + layout.points() + " points");
        }
    }

    public char at(int point) {
        return pieces.charAt(point);
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
