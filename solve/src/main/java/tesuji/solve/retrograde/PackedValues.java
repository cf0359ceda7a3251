package tesuji.solve.retrograde;

import java.util.Arrays;
import tesuji.solve.Value;

/** Values of states in two bits each, without distances. */
public final class PackedValues {
    private static final int SHIFT = 5; // states in a long

    private final long size;
    private final long[] words;

    /** All unknown. */
    public PackedValues(long size) {
        this.size = size;
        words = new long[Math.toIntExact((size + (1L << SHIFT) - 1) >> SHIFT)];
        Arrays.fill(words, -1);
    }

    /** A value in two bits. */
    public static int code(Value value) {
        return switch (value) {
            case LOSS -> 0;
            case DRAW -> 1;
            case WIN -> 2;
            case UNKNOWN -> 3;
        };
    }

    /** The value with this code. */
    public static Value value(int code) {
        return switch (code) {
            case 0 -> Value.LOSS;
            case 1 -> Value.DRAW;
            case 2 -> Value.WIN;
            default -> Value.UNKNOWN;
        };
    }

    public long size() {
        return size;
    }

    public Value at(long state) {
        return value((int) (words[(int) (state >> SHIFT)] >>> (2 * (state & 31))) & 3);
    }

    public void set(long state, Value value) {
        int word = (int) (state >> SHIFT);
        int bit = 2 * (int) (state & 31);
        words[word] = (words[word] & ~(3L << bit)) | ((long) code(value) << bit);
    }
}
