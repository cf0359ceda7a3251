package tesuji.solve.space;

import java.util.Arrays;
import tesuji.core.base.InputException;

/** A growing list of longs. Owned by one thread. */
public final class LongList {
    /** The most elements of an array. */
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    private long[] elements;
    private int size;

    public LongList(int capacity) {
        elements = new long[Math.max(16, capacity)];
    }

    public int size() {
        return size;
    }

    public long at(int index) {
        return elements[index];
    }

    public void add(long element) {
        if (size == elements.length) elements = Arrays.copyOf(elements, size + (size >> 1));
        elements[size++] = element;
    }

    public void clear() {
        size = 0;
    }

    /** Sorts the elements and drops duplicates. */
    public void sort() {
        Arrays.sort(elements, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (kept == 0 || elements[i] != elements[kept - 1]) elements[kept++] = elements[i];
        }
        size = kept;
    }

    /** The array behind the list; its first {@link #size} elements are the list's. */
    public long[] elements() {
        return elements;
    }

    /** The elements of several lists, one list after the other. */
    public static long[] joined(LongList[] lists) {
        long size = 0;
        for (LongList list : lists) size += list.size;
        if (size > LARGEST) {
            throw new InputException("One step of the work has " + size + " states, and memory can hold at most "
                    + LARGEST + " of them in a row; keep them on disk (--folder and --disk) or on a cluster.");
        }
        long[] joined = new long[(int) size];
        int end = 0;
        for (LongList list : lists) {
            System.arraycopy(list.elements, 0, joined, end, list.size);
            end += list.size;
        }
        return joined;
    }
}
