package tesuji.solve.search;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * Where the state with a key is kept: a growing hash table from longs to ints that are not negative. Owned by one
 * thread.
 */
public final class KeyMap {
    public static final int ABSENT = -1;

    private long[] keys = new long[64];
    /** One more than the value, or 0. */
    private int[] values = new int[64];

    private int size;

    public int size() {
        return size;
    }

    /** The value of the key, or {@link #ABSENT}. */
    public int get(long key) {
        return values[find(key)] - 1;
    }

    public void put(long key, int value) {
        if (3 * size > 2 * keys.length) grow();
        int place = find(key);
        if (values[place] == 0) size++;
        keys[place] = key;
        values[place] = value + 1;
    }

    /** Forgets the key; those behind it move up, so that no chain has a hole. */
    public void remove(long key) {
        int mask = keys.length - 1;
        int hole = find(key);
        if (values[hole] == 0) return;
        size--;
        for (int next = (hole + 1) & mask; values[next] != 0; next = (next + 1) & mask) {
            int home = home(keys[next]);
            if (((next - home) & mask) >= ((next - hole) & mask)) {
                keys[hole] = keys[next];
                values[hole] = values[next];
                hole = next;
            }
        }
        values[hole] = 0;
    }

    private int home(long key) {
        return (int) (key >>> 16) & (keys.length - 1);
    }

    @Hot
    private int find(long key) {
        int mask = keys.length - 1;
        int place = home(key);
        while (values[place] != 0 && keys[place] != key) place = (place + 1) & mask;
        return place;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldValues[i] == 0) continue;
            int place = find(oldKeys[i]);
            keys[place] = oldKeys[i];
            values[place] = oldValues[i];
        }
    }

    public void clear() {
        Arrays.fill(values, 0);
        size = 0;
    }
}
