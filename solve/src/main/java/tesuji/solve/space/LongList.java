package tesuji.solve.space;

import java.util.Arrays;
import tesuji.core.base.InputException;

/** A growing list of longs. Owned by one thread. */
public final class LongList {
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
        if (size == elements.length) elements = Arrays.copyOf(elements, grown(size));
        elements[size++] = element;
    }

    /** The room of a list that is full with so many elements, when it has grown. */
    static int grown(int full) {
        if (full >= ShardSize.LARGEST) throw tooLong(full + 1L);
        return (int) Math.min(ShardSize.LARGEST, (long) full + (full >> 1));
    }

    private static InputException tooLong(long size) {
        return new InputException("One step of the work has " + size + " states, and memory can hold at most "
                + ShardSize.LARGEST + " of them in a row; keep them on disk (--folder and --disk) or on a cluster.");
    }

    public void clear() {
        size = 0;
    }

    /** The array behind the list; its first {@link #size} elements are the list's. */
    public long[] elements() {
        return elements;
    }

    /** The elements of several lists, one list after the other. */
    public static long[] joined(LongList[] lists) {
        long size = 0;
        for (LongList list : lists) size += list.size;
        if (size > ShardSize.LARGEST) throw tooLong(size);
        long[] joined = new long[(int) size];
        int end = 0;
        for (LongList list : lists) {
            System.arraycopy(list.elements, 0, joined, end, list.size);
            end += list.size;
        }
        return joined;
    }
}
