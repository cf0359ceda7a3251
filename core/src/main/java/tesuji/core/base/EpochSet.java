package tesuji.core.base;

import java.util.Arrays;

/**
 * A set of small ints that empties itself in constant time: a member carries the mark of the current epoch.
 *
 * <p>The marks with a rising counter are Śliwa's (2013, §6.2.1, Algorithm 6.4); they are never cleared between uses.
 */
public final class EpochSet {
    private final int[] marks;
    private int epoch = 1;

    public EpochSet(int limit) {
        marks = new int[limit];
    }

    /** Forgets all members. */
    public void clear() {
        if (++epoch == 0) { // after four thousand million uses old marks would come alive again
            Arrays.fill(marks, 0);
            epoch = 1;
        }
    }

    public boolean contains(int item) {
        return marks[item] == epoch;
    }

    /** Adds the item; true if it was not there before. */
    public boolean add(int item) {
        if (marks[item] == epoch) return false;
        marks[item] = epoch;
        return true;
    }
}
