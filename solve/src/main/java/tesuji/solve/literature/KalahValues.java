package tesuji.solve.literature;

import tesuji.solve.Value;

/**
 * What Kalah is worth to the side that moves first, for every number of pits a side and seeds a pit (Irving et al.
 * 2000; Goluch, table 2.2).
 */
public final class KalahValues {
    /** The most pits and the most seeds in the table. */
    public static final int MOST = 6;

    /** A row for each number of pits, a letter for each number of seeds. */
    private static final String[] ROWS = {"DLWLWD", "WLLLWW", "DWWWWL", "WWWWWD", "DDWWWW", "WWWWW?"};

    private KalahValues() {}

    /** The value with so many pits a side and so many seeds in each. */
    public static Value of(int pits, int seeds) {
        return switch (ROWS[pits - 1].charAt(seeds - 1)) {
            case 'W' -> Value.WIN;
            case 'D' -> Value.DRAW;
            case 'L' -> Value.LOSS;
            default -> Value.UNKNOWN;
        };
    }
}
