package tesuji.solve.retrograde;

import java.util.Arrays;
import tesuji.solve.Value;

/** Values of states in two bits each, without distances. */
public final class Values {
    private static final int SHIFT = 5; // states in a long
    private static final Value[] VALUES = Value.values();

    private final long size;
    private final long[] words;

    /** All unknown. */
    public Values(long size) {
        this.size = size;
        words = new long[Math.toIntExact((size + (1L << SHIFT) - 1) >> SHIFT)];
        Arrays.fill(words, -1);
    }

    public long size() {
        return size;
    }

    public Value at(long state) {
        return VALUES[(int) (words[(int) (state >> SHIFT)] >>> (2 * (state & 31))) & 3];
    }

    public void set(long state, Value value) {
        int word = (int) (state >> SHIFT);
        int bit = 2 * (int) (state & 31);
        words[word] = (words[word] & ~(3L << bit)) | ((long) value.ordinal() << bit);
    }
}
