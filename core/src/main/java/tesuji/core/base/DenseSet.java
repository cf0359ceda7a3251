package tesuji.core.base;

import java.util.Arrays;

/**
 * A set of small ints kept as a dense list, with the place of every member: add, remove, membership and uniform
 * drawing in constant time.
 *
 * <p>Śliwa's point set (2013, §6.1.2, Algorithm 6.2): {@code PointsIdx} holds -1 for what is absent.
 */
public final class DenseSet {
    private static final int ABSENT = -1;

    private final int[] items;
    private final int[] place;
    private int size;

    /** A set that may hold 0 to {@code limit - 1}. */
    public DenseSet(int limit) {
        items = new int[limit];
        place = new int[limit];
        Arrays.fill(place, ABSENT);
    }

    public int size() {
        return size;
    }

    public int at(int index) {
        return items[index];
    }

    public boolean contains(int item) {
        return place[item] != ABSENT;
    }

    /** Adds the item; true if it was not there before. */
    public boolean add(int item) {
        if (place[item] != ABSENT) return false;
        place[item] = size;
        items[size++] = item;
        return true;
    }

    /** Removes the item; true if it was there. The last item takes its place. */
    public boolean remove(int item) {
        int hole = place[item];
        if (hole == ABSENT) return false;
        int last = items[--size];
        items[hole] = last;
        place[last] = hole;
        place[item] = ABSENT; // written last, so that removing the last item works too
        return true;
    }

    public void clear() {
        while (size > 0) place[items[--size]] = ABSENT;
    }
}
