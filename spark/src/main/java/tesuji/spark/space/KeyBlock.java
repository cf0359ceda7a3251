package tesuji.spark.space;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * Sorted keys on their way to a shard, as bytes: the gaps between them in a Rice code (Rice 1979), which is close to
 * the best there is where keys lie evenly. A gap of zero repeats a key.
 *
 * <p>The bytes: the weight of the message and the number of keys as ints, the length of the low part of a gap as a
 * byte, then for each gap its high part as so many ones and a zero, and its low part; eight bytes at the end let the
 * reader look ahead.
 */
public final class KeyBlock {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    private static final int COUNT = Integer.BYTES;
    private static final int LOW = 2 * Integer.BYTES;
    private static final int HEADER = LOW + 1;
    /** Bits that can be read or written at once, from any bit of a byte on. */
    private static final int AT_ONCE = 56;

    private KeyBlock() {}

    /**
     * Packs the keys of an array from one place to another, which are not none.
     *
     * @param base a key that none of them is below
     * @param weight what the block says of them
     */
    @Hot
    public static byte[] of(long[] keys, int from, int to, long base, int weight) {
        int count = to - from;
        long mean = Long.divideUnsigned(keys[to - 1] - base, count);
        int low = Math.max(0, Long.SIZE - 1 - Long.numberOfLeadingZeros(mean));
        // The high parts together are at most the last key, shifted: less than two for each key.
        long most = (long) count * (low + 3) + AT_ONCE;
        byte[] bytes = new byte[Math.toIntExact(HEADER + most / Byte.SIZE + 2 * Long.BYTES)];
        INTS.set(bytes, 0, weight);
        INTS.set(bytes, COUNT, count);
        bytes[LOW] = (byte) low;
        long bit = (long) HEADER * Byte.SIZE;
        long last = base;
        long mask = (1L << low) - 1;
        for (int i = from; i < to; i++) {
            long gap = keys[i] - last;
            last = keys[i];
            long high = gap >>> low;
            for (; high >= Byte.SIZE; high -= Byte.SIZE) bit = put(bytes, bit, 0xff, Byte.SIZE);
            bit = put(bytes, bit, (2L << high) - 2, (int) high + 1);
            if (low > AT_ONCE) bit = put(bytes, bit, (gap & mask) >>> AT_ONCE, low - AT_ONCE);
            int rest = Math.min(low, AT_ONCE);
            if (rest > 0) bit = put(bytes, bit, gap & mask & ((1L << rest) - 1), rest);
        }
        return Arrays.copyOf(bytes, (int) ((bit + Byte.SIZE - 1) / Byte.SIZE) + Long.BYTES);
    }

    @Hot
    private static long put(byte[] bytes, long bit, long value, int length) {
        int place = (int) (bit >>> 3);
        long there = (long) LONGS.get(bytes, place);
        LONGS.set(bytes, place, there | (value << (Long.SIZE - length - (int) (bit & 7))));
        return bit + length;
    }

    public static int weight(byte[] block) {
        return (int) INTS.get(block, 0);
    }

    /** How many keys a block has. */
    public static int count(byte[] block) {
        return (int) INTS.get(block, COUNT);
    }

    /** Writes the keys of a block from a place on; {@code base} as when it was packed. */
    @Hot
    public static void read(byte[] block, long base, long[] into, int at) {
        int count = count(block);
        int low = block[LOW];
        long bit = (long) HEADER * Byte.SIZE;
        long key = base;
        for (int i = 0; i < count; i++) {
            long high = 0;
            int ones = Long.numberOfLeadingZeros(~look(block, bit));
            while (ones >= AT_ONCE) {
                high += AT_ONCE;
                bit += AT_ONCE;
                ones = Long.numberOfLeadingZeros(~look(block, bit));
            }
            high += ones;
            bit += ones + 1;
            long gap = high << low;
            if (low > AT_ONCE) {
                gap |= (look(block, bit) >>> (Long.SIZE - low + AT_ONCE)) << AT_ONCE;
                bit += low - AT_ONCE;
            }
            int rest = Math.min(low, AT_ONCE);
            if (rest > 0) {
                gap |= look(block, bit) >>> (Long.SIZE - rest);
                bit += rest;
            }
            key += gap;
            into[at + i] = key;
        }
    }

    /** The next bits, at least 57, from the left. */
    @Hot
    private static long look(byte[] block, long bit) {
        return (long) LONGS.get(block, (int) (bit >>> 3)) << (bit & 7);
    }
}
