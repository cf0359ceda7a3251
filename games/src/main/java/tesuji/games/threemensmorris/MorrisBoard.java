package tesuji.games.threemensmorris;

import tesuji.core.base.Hot;

/**
 * The nine points and what joins them. Immutable.
 *
 * @param diagonals whether the two diagonals are lines
 * @param flying whether men go to any free point instead of the next one on a line
 */
record MorrisBoard(boolean diagonals, boolean flying) {
    static final int SIZE = 3;
    static final int POINTS = SIZE * SIZE;
    static final int FULL = (1 << POINTS) - 1;
    /** Men of one side. */
    static final int MEN = 3;

    private static final int[] ROWS_AND_COLUMNS = {0007, 0070, 0700, 0111, 0222, 0444};
    private static final int[] DIAGONALS = {0421, 0124};
    /** The points next to each one in its row or column. */
    private static final int[] BESIDE = {0012, 0025, 0042, 0121, 0252, 0424, 0210, 0520, 0240};

    private static final int CENTRE = 0020;
    private static final int CORNERS = 0505;

    /** Whether these points hold three in a row. */
    @Hot
    boolean hasLine(int points) {
        for (int line : ROWS_AND_COLUMNS) {
            if ((points & line) == line) return true;
        }
        if (!diagonals) return false;
        for (int line : DIAGONALS) {
            if ((points & line) == line) return true;
        }
        return false;
    }

    /** The points one move away from this one on the empty board. */
    @Hot
    int around(int point) {
        if (flying) return FULL & ~(1 << point);
        int near = BESIDE[point];
        if (!diagonals) return near;
        if (1 << point == CENTRE) return near | CORNERS;
        return (CORNERS >> point & 1) != 0 ? near | CENTRE : near;
    }

    /** Whether any of these men has a free point to go to. */
    @Hot
    boolean canMove(int men, int occupied) {
        for (int left = men; left != 0; left &= left - 1) {
            if ((around(Integer.numberOfTrailingZeros(left)) & ~occupied) != 0) return true;
        }
        return false;
    }
}
