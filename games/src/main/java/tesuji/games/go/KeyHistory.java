package tesuji.games.go;

import java.util.Arrays;

/**
 * The keys of all earlier positions of a game, for superko: asked in constant time, extended and shortened at the end
 * only.
 *
 * <p>An open table with linear probing. Because the last key in is the first key out, emptying its slot can never
 * break the probe sequence of another.
 */
final class KeyHistory {
    private final long[] table;
    private final int[] slots;
    private int size;

    KeyHistory(int capacity) {
        slots = new int[capacity];
        table = new long[Integer.highestOneBit(capacity) * 4];
    }

    boolean contains(long key) {
        for (int slot = slot(key); table[slot] != 0; slot = after(slot)) {
            if (table[slot] == stored(key)) return true;
        }
        return false;
    }

    void push(long key) {
        int slot = slot(key);
        while (table[slot] != 0) slot = after(slot);
        table[slot] = stored(key);
        slots[size++] = slot;
    }

    void pop() {
        table[slots[--size]] = 0;
    }

    void clear() {
        if (size > table.length / 8) Arrays.fill(table, 0);
        else for (int i = 0; i < size; i++) table[slots[i]] = 0;
        size = 0;
    }

    void copyFrom(KeyHistory other) {
        clear();
        size = other.size;
        System.arraycopy(other.slots, 0, slots, 0, size);
        for (int i = 0; i < size; i++) table[slots[i]] = other.table[slots[i]];
    }

    /** 0 marks a free slot, so the empty board's key 0 is stored as another number. */
    private static long stored(long key) {
        return key == 0 ? 1 : key;
    }

    private int slot(long key) {
        return (int) (stored(key) >>> 20) & table.length - 1;
    }

    private int after(int slot) {
        return slot + 1 & table.length - 1;
    }
}
