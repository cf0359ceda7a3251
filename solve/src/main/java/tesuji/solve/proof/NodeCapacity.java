package tesuji.solve.proof;

/** How many vertices a search may keep in memory at once; it grows as it needs them. */
final class NodeCapacity {
    /** About 24 bytes each in a tree, and twice as many in a graph. */
    static final int STANDARD = 20_000_000;

    /** Leaves room for the children of one more vertex within the range of ints. */
    private static final int MOST = 500_000_000;

    private NodeCapacity() {}

    static void check(int capacity) {
        if (capacity < 1 || capacity > MOST) {
            throw new IllegalArgumentException("capacity must lie between 1 and " + MOST);
        }
    }
}
