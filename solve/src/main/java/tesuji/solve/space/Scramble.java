package tesuji.solve.space;

import tesuji.core.base.Hot;

/**
 * A one-to-one scrambling of longs. Sorted by it, packed positions lie evenly over all longs, so that the place of one
 * among millions can be computed instead of searched.
 */
final class Scramble {
    private static final long FIRST = 0x9E3779B97F4A7C15L;
    private static final long SECOND = 0xD6E8FEB86659FD93L;
    private static final long FIRST_INVERSE = inverse(FIRST);
    private static final long SECOND_INVERSE = inverse(SECOND);

    private Scramble() {}

    /** Never 0 for a packed position, which is not negative. */
    @Hot
    static long of(long packed) {
        long z = (packed + 1) * FIRST;
        return (z ^ (z >>> 32)) * SECOND;
    }

    @Hot
    static long inverseOf(long scrambled) {
        long z = scrambled * SECOND_INVERSE;
        return (z ^ (z >>> 32)) * FIRST_INVERSE - 1;
    }

    /** The inverse of an odd number modulo 2^64, by Newton's iteration, which doubles the right bits each time. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int bits = 3; bits < Long.SIZE; bits *= 2) inverse *= 2 - odd * inverse;
        return inverse;
    }

    /** The place of a scrambled long among {@code places} equal parts of all longs, in ascending order. */
    @Hot
    static int place(long scrambled, int places) {
        long top = (scrambled >> 32) - Integer.MIN_VALUE;
        return (int) ((top * places) >>> 32);
    }
}
