package tesuji.endgame.search;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * What is known of positions: bounds on the score, the move to try first, and the last failure to show something. A
 * hash table with open addressing in one array of longs, which compares whole positions, so that no two are ever
 * confused. It grows up to a limit and is emptied then, which costs time and nothing else.
 *
 * <p>A position is two sets of stones and a tag of {@value #TAG_BITS} bits. A place in the table is an int that is
 * good until something is put there. For one thread.
 */
final class BoundTable {
    /** Bits of a tag. */
    static final int TAG_BITS = 12;

    private static final int WIDTH = 5;
    private static final int KNOWN = 2;
    private static final int FAILURE = 3;
    private static final int RESTS = 4;
    private static final int SMALLEST = 1 << 10;
    private static final long PRESENT = 1L << 63;
    private static final int MOVE_AT = TAG_BITS;
    private static final int LOW_AT = 24;
    private static final int HIGH_AT = 32;

    private final int largest;
    private long[] slots = new long[SMALLEST * WIDTH];
    private int count;

    /** A table for so many positions, or somewhat more. */
    BoundTable(int positions) {
        largest = Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, positions)) * 2);
    }

    /** Where a position is, or where it belongs. */
    @Hot
    int place(long own, long other, int tag) {
        int mask = slots.length / WIDTH - 1;
        long hash = (own ^ tag) * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 32 ^ other) * 0xC2B2AE3D27D4EB4FL;
        for (int i = (int) (hash >>> 29); ; i++) {
            int place = (i & mask) * WIDTH;
            long known = slots[place + KNOWN];
            if (known == 0) return place;
            boolean same = slots[place] == own && slots[place + 1] == other;
            if (same && ((int) known & (1 << TAG_BITS) - 1) == tag) return place;
        }
    }

    /** Whether anything is known of the position at a place. */
    boolean isKnown(int place) {
        return slots[place + KNOWN] != 0;
    }

    int low(int place) {
        return (byte) (slots[place + KNOWN] >> LOW_AT);
    }

    int high(int place) {
        return (byte) (slots[place + KNOWN] >> HIGH_AT);
    }

    /** The move that decided the last time. */
    int move(int place) {
        return (int) (slots[place + KNOWN] >> MOVE_AT) & 0x7F;
    }

    /** What failed the last time, as it was put there. */
    long failure(int place) {
        return slots[place + FAILURE];
    }

    /** The positions before on which that rests, as it was put there. */
    long rests(int place) {
        return slots[place + RESTS];
    }

    /** Writes anew what is known of a position. */
    void put(long own, long other, int tag, int move, int low, int high, long failure, long rests) {
        int place = place(own, other, tag);
        if (!isKnown(place)) {
            if (++count > slots.length / WIDTH / 4 * 3) grow();
            place = place(own, other, tag);
        }
        slots[place] = own;
        slots[place + 1] = other;
        slots[place + KNOWN] =
                PRESENT | tag | (long) move << MOVE_AT | (low & 0xFFL) << LOW_AT | (high & 0xFFL) << HIGH_AT;
        slots[place + FAILURE] = failure;
        slots[place + RESTS] = rests;
    }

    private void grow() {
        long[] earlier = slots;
        if (earlier.length / WIDTH >= largest) {
            Arrays.fill(slots, 0);
            count = 1;
            return;
        }
        slots = new long[earlier.length * 2];
        for (int i = 0; i < earlier.length; i += WIDTH) {
            long known = earlier[i + KNOWN];
            if (known == 0) continue;
            int place = place(earlier[i], earlier[i + 1], (int) known & (1 << TAG_BITS) - 1);
            System.arraycopy(earlier, i, slots, place, WIDTH);
        }
    }
}
