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
}
