package tesuji.core.game;

/**
 * The points that boards of crossings mark for the eye, as Go boards do: the third lines of boards below 13 and the
 * fourth lines of larger ones meet there, with the middle lines where there is room.
 */
public final class StarPoints {
    private static final int SMALLEST_WITH_CORNERS = 7;
    private static final int SMALLEST_WITH_CENTRE = 5;
    private static final int SMALLEST_WITH_SIDES = 15;

    private StarPoints() {}

    /** Whether a point is marked; only square boards of crossings have such points. */
    public static boolean isStar(Layout layout, int column, int rise) {
        if (layout.shape() != Layout.Shape.CROSSINGS || layout.width() != layout.height()) return false;
        int size = layout.width();
        boolean acrossMiddle = isMiddle(column, size);
        boolean upMiddle = isMiddle(rise, size);
        if (acrossMiddle && upMiddle) return hasCentre(size);
        int least = acrossMiddle || upMiddle ? SMALLEST_WITH_SIDES : SMALLEST_WITH_CORNERS;
        return size >= least && (acrossMiddle || isStarLine(column, size)) && (upMiddle || isStarLine(rise, size));
    }

    /** On 7 lines the corner points surround the centre too closely to mark it as well. */
    private static boolean hasCentre(int size) {
        return size >= SMALLEST_WITH_CENTRE && size != SMALLEST_WITH_CORNERS;
    }

    private static boolean isMiddle(int line, int size) {
        return 2 * line == size - 1;
    }

    private static boolean isStarLine(int line, int size) {
        int edge = size < 13 ? 2 : 3;
        return line == edge || line == size - 1 - edge;
    }
}
