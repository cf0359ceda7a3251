package tesuji.solve.search;

import tesuji.core.base.Hot;

/**
 * What is known of states, by key: a fixed number of places, in each a score, what the score bounds, and a move. Two
 * arrays of longs, no objects. A newcomer drives out the entry of its place if that one is as old or took no more work.
 */
public final class Transpositions {
    /** The score bounds the true one from below. */
    public static final int LOWER = 1;
    /** The score bounds the true one from above. */
    public static final int UPPER = 2;

    public static final int EXACT = LOWER | UPPER;

    /** What {@link #find} says of a state nobody has stored. */
    public static final long NOTHING = 0;

    private final long[] keys;
    private final long[] entries;
    private int used;

    /** A table of 2<sup>bits</sup> places. */
    public Transpositions(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
    }

    /** The number of places taken. */
    public int used() {
        return used;
    }

    /** The entry of the state, or {@link #NOTHING}. */
    @Hot
    public long find(long key) {
        int place = (int) key & (keys.length - 1);
        return keys[place] == key ? entries[place] : NOTHING;
    }

    /** Remembers a score below 2<sup>23</sup> in size and a move, after so much work. */
    public void store(long key, int score, int bound, int move, long work) {
        int place = (int) key & (keys.length - 1);
        int effort = Long.SIZE - Long.numberOfLeadingZeros(work);
        if (entries[place] == NOTHING) {
            used++;
        } else if (keys[place] != key && effort(entries[place]) > effort) {
            entries[place] -= 1L << 56; // a large entry that is in the way gives in at last
            return;
        }
        keys[place] = key;
        entries[place] = ((long) effort << 56) | ((long) (score & 0xFFFFFF) << 32) | ((long) move << 2) | bound;
    }

    public static int score(long entry) {
        return (int) (entry >>> 24) >> 8; // keeps the sign
    }

    public static int bound(long entry) {
        return (int) entry & 3;
    }

    public static int move(long entry) {
        return (int) entry >>> 2;
    }

    private static int effort(long entry) {
        return (int) (entry >>> 56);
    }
}
