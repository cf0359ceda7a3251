package tesuji.games.hex;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * Which places hang together: a forest of sets that can be taken apart again in reverse order (union by size, without
 * path compression; Mannila and Ukkonen 1986). Owned by one thread.
 */
final class DisjointSets {
    private final int[] parents;
    private final int[] sizes;
    /** The roots that were hung below others, in order. */
    private final int[] joined;

    private int count;

    /** Every place alone. */
    DisjointSets(int places) {
        parents = new int[places];
        sizes = new int[places];
        joined = new int[places];
        for (int place = 0; place < places; place++) parents[place] = place;
        Arrays.fill(sizes, 1);
    }

    @Hot
    int root(int place) {
        while (parents[place] != place) place = parents[place];
        return place;
    }

    /** Makes one set of the sets of two places. */
    @Hot
    void join(int place, int other) {
        int low = root(place);
        int high = root(other);
        if (low == high) return;
        if (sizes[low] > sizes[high]) {
            int swapped = low;
            low = high;
            high = swapped;
        }
        parents[low] = high;
        sizes[high] += sizes[low];
        joined[count++] = low;
    }

    /** How many joins made a difference so far: what {@link #rewind} takes. */
    int mark() {
        return count;
    }

    /** Takes apart what was joined since the mark. */
    @Hot
    void rewind(int mark) {
        while (count > mark) {
            int low = joined[--count];
            sizes[parents[low]] -= sizes[low];
            parents[low] = low;
        }
    }

    void copyFrom(DisjointSets other) {
        System.arraycopy(other.parents, 0, parents, 0, parents.length);
        System.arraycopy(other.sizes, 0, sizes, 0, sizes.length);
        System.arraycopy(other.joined, 0, joined, 0, other.count);
        count = other.count;
    }
}
