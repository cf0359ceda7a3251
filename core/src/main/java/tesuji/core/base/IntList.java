package tesuji.core.base;

import java.util.Arrays;

/** A growable list of ints. Owned by one thread; allocates only when it grows. */
public final class IntList {
    private int[] items;
    private int size;

    public IntList(int capacity) {
        items = new int[Math.max(4, capacity)];
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int at(int index) {
        return items[index];
    }

    public void add(int item) {
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        items[size++] = item;
    }

    /** Removes and returns the last item. */
    public int pop() {
        return items[--size];
    }

    public void clear() {
        size = 0;
    }

    public void copyFrom(IntList other) {
        if (items.length < other.size) items = new int[other.items.length];
        System.arraycopy(other.items, 0, items, 0, other.size);
        size = other.size;
    }

    public int[] toArray() {
        return Arrays.copyOf(items, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
