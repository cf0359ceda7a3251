package tesuji.games.go.feature;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * The patterns that are known, numbered from 1. If a pattern is known, so are the smaller ones inside it: then looking
 * for the largest may stop at the first that is not. Immutable.
 */
public final class PatternDictionary {
    private final long[] patterns;
    private final long[] slots;
    private final int[] numbers;

    /** Takes keys of {@link PatternReader} in the order of their numbers. */
    public PatternDictionary(long[] patterns) {
        this.patterns = patterns.clone();
        int capacity = Integer.highestOneBit(Math.max(1, patterns.length)) * 4;
        slots = new long[capacity];
        numbers = new int[capacity];
        for (int i = 0; i < patterns.length; i++) {
            int slot = slot(patterns[i]);
            if (numbers[slot] != 0) throw new IllegalArgumentException("a pattern stands twice");
            slots[slot] = patterns[i];
            numbers[slot] = i + 1;
        }
    }

    /** How many patterns there are. */
    public int size() {
        return patterns.length;
    }

    /** The key of a pattern by its number. */
    public long key(int number) {
        return patterns[number - 1];
    }

    @Hot
    private int slot(long key) {
        int slot = (int) key & (slots.length - 1);
        while (numbers[slot] != 0 && slots[slot] != key) slot = (slot + 1) & (slots.length - 1);
        return slot;
    }

    /** The number of a pattern, 0 if it is not known. */
    @Hot
    public int number(long key) {
        return numbers[slot(key)];
    }

    /** The number of the largest known pattern around a point at which the reader has begun, 0 if none is known. */
    @Hot
    public int largest(PatternReader reader) {
        int known = 0;
        for (int size = 0; size < PatternReader.SIZES; size++) {
            int number = number(reader.next());
            if (number == 0) return known;
            known = number;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PatternDictionary dictionary && Arrays.equals(patterns, dictionary.patterns);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(patterns);
    }
}
