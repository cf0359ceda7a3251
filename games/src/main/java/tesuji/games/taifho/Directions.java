package tesuji.games.taifho;

/** The eight directions as bits. */
public final class Directions {
    public static final int LEFT = 1;
    public static final int RIGHT = 2;
    public static final int UP = 4;
    public static final int DOWN = 8;
    public static final int UP_LEFT = 16;
    public static final int DOWN_RIGHT = 32;
    public static final int DOWN_LEFT = 64;
    public static final int UP_RIGHT = 128;
    public static final int STRAIGHT = LEFT | RIGHT | UP | DOWN;
    public static final int DIAGONAL = UP_LEFT | DOWN_RIGHT | DOWN_LEFT | UP_RIGHT;

    /** All sets of directions. */
    static final int SETS = 256;

    private static final int[] ROW_STEPS = {0, 0, -1, 1, -1, 1, 1, -1};
    private static final int[] COLUMN_STEPS = {-1, 1, 0, 0, -1, 1, -1, 1};

    private Directions() {}

    /** Rows down for one square in direction number {@code direction}. */
    static int rowStep(int direction) {
        return ROW_STEPS[direction];
    }

    /** Columns to the right for one square in direction number {@code direction}. */
    static int columnStep(int direction) {
        return COLUMN_STEPS[direction];
    }
}
