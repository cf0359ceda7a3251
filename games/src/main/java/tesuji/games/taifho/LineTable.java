package tesuji.games.taifho;

import tesuji.core.base.Hot;

/**
 * Jumps along one line of squares, looked up: a piece jumps over the nearest piece on its line and lands as far behind
 * it as it stood before it, if there is nothing else on the way (Przybyłek and Chojecki 2022, §1).
 *
 * <p>A line has ten squares as bits; those that the board does not have count as taken, so nobody lands there.
 */
final class LineTable {
    /** The longest lines are the columns. */
    static final int LENGTH = 10;

    static final int FULL = (1 << LENGTH) - 1;
    /** No jump. */
    static final int NONE = 15;

    private static final byte[] LANDINGS = landings();

    private LineTable() {}

    /** Where a piece here lands towards lower bits (four bits) and towards higher bits (the next four). */
    @Hot
    static int landings(int place, int taken) {
        return LANDINGS[place << LENGTH | taken];
    }

    private static byte[] landings() {
        byte[] table = new byte[LENGTH << LENGTH];
        for (int place = 0; place < LENGTH; place++) {
            for (int taken = 0; taken <= FULL; taken++) {
                int down = landing(place, -1, taken);
                int up = landing(place, 1, taken);
                table[place << LENGTH | taken] = (byte) (up << 4 | down);
            }
        }
        return table;
    }

    private static int landing(int place, int step, int taken) {
        int distance = 1;
        while (isOnLine(place + distance * step) && !isTaken(place + distance * step, taken)) distance++;
        int landing = place + 2 * distance * step;
        if (!isOnLine(landing)) return NONE;
        for (int beyond = distance + 1; beyond <= 2 * distance; beyond++) {
            if (isTaken(place + beyond * step, taken)) return NONE;
        }
        return landing;
    }

    private static boolean isOnLine(int place) {
        return place >= 0 && place < LENGTH;
    }

    private static boolean isTaken(int place, int taken) {
        return (taken >> place & 1) != 0;
    }
}
