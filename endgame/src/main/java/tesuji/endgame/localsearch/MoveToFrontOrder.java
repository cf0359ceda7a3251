package tesuji.endgame.localsearch;

/**
 * Points in the order in which they are tried: where a move was good it comes to the front, since what is good in one
 * position is often good in those like it. Only how fast a search is depends on it, and which of several results that
 * are all true it finds.
 */
final class MoveToFrontOrder {
    private final int[] points;

    MoveToFrontOrder(int size) {
        points = new int[size];
        for (int i = 0; i < size; i++) points[i] = i;
    }

    /** The one of these points, of which there must be one, to try next. */
    int first(long among) {
        int i = 0;
        while ((among >> points[i] & 1) == 0) i++;
        return points[i];
    }

    void moveToFront(int point) {
        int next = point;
        for (int i = 0; ; i++) {
            int moved = points[i];
            points[i] = next;
            if (moved == point) return;
            next = moved;
        }
    }
}
