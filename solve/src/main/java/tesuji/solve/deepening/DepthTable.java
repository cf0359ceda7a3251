package tesuji.solve.deepening;

import tesuji.core.base.Hot;

/**
 * What a search has found out about positions: score, how deep it looked, what the score bounds, and the best move. A
 * newcomer drives out whatever lives in its place, unless that was searched deeper in the same search. Owned by one
 * thread.
 */
final class DepthTable {
    static final int LOWER = 1;
    static final int UPPER = 2;
    static final int EXACT = LOWER | UPPER;
    /** What {@link #find} says of a position nobody has stored. */
    static final long NOTHING = 0;

    private static final int MOVE_BITS = 20;
    private static final int DEPTH_BITS = 7;
    private static final int AGE_BITS = 6;
    private static final int DEPTH_AT = 2 + MOVE_BITS;
    private static final int AGE_AT = DEPTH_AT + DEPTH_BITS;
    private static final int SCORE_AT = AGE_AT + AGE_BITS;

    private final long[] keys;
    private final long[] entries;
    private int age;

    /** A table of 2<sup>bits</sup> places. */
    DepthTable(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
    }

    /** From now on what was stored before gives way to everything. */
    void begin() {
        age = (age + 1) & ((1 << AGE_BITS) - 1);
    }

    @Hot
    long find(long key) {
        int place = (int) key & (keys.length - 1);
        return keys[place] == key ? entries[place] : NOTHING;
    }

    @Hot
    void store(long key, int score, int bound, int depth, int move) {
        int place = (int) key & (keys.length - 1);
        long old = entries[place];
        if (keys[place] != key && age(old) == age && depth(old) > depth) return;
        keys[place] = key;
        entries[place] =
                (long) score << SCORE_AT | (long) age << AGE_AT | (long) depth << DEPTH_AT | (long) move << 2 | bound;
    }

    static int score(long entry) {
        return (int) (entry >> SCORE_AT);
    }

    static int bound(long entry) {
        return (int) entry & EXACT;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_AT) & ((1 << DEPTH_BITS) - 1);
    }

    static int move(long entry) {
        return (int) (entry >>> 2) & ((1 << MOVE_BITS) - 1);
    }

    private static int age(long entry) {
        return (int) (entry >>> AGE_AT) & ((1 << AGE_BITS) - 1);
    }
}
