package tesuji.endgame.search;

import tesuji.core.base.Hot;

/**
 * The positions from the first one to the one that is looked at, in which nobody may find himself again. There are
 * at most 64, so that some of them are a set in a long. How much of a position must be the same is told by a tag.
 * For one thread.
 */
final class Path {
    /** The most positions on a path. */
    static final int LONGEST = Long.SIZE;

    private final long[] black = new long[LONGEST];
    private final long[] white = new long[LONGEST];
    private final int[] tags = new int[LONGEST];
    private final int[] visits = new int[LONGEST];
    private int length;
    private int floor;
    private int visit;

    void clear() {
        length = 0;
        floor = 0;
    }

    /** How many positions there are. */
    int length() {
        return length;
    }

    @Hot
    void push(long blackStones, long whiteStones, int tag) {
        black[length] = blackStones;
        white[length] = whiteStones;
        tags[length] = tag;
        visits[length++] = ++visit;
    }

    @Hot
    void pop() {
        length--;
    }

    /** Says that no position so far can come back, as a stone has been put elsewhere; the answer takes that back. */
    int forget() {
        int earlier = floor;
        floor = length;
        return earlier;
    }

    /** Takes back that positions were forgotten. */
    void remember(int forgotten) {
        floor = forgotten;
    }

    /**
     * The last place of a position on the path, as a set of one, or none. Of tags only the bits of the mask matter.
     */
    @Hot
    long find(long blackStones, long whiteStones, int tag, int mask) {
        for (int i = length - 1; i >= floor; i--) {
            if (black[i] == blackStones && white[i] == whiteStones && (tags[i] & mask) == tag) return 1L << i;
        }
        return 0;
    }

    /** A number for the way to the last of some positions: while it is the same, they are all still there. */
    @Hot
    int visit(long positions) {
        int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(positions);
        return last < 0 ? 0 : last < length ? visits[last] : -1;
    }
}
