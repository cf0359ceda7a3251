package tesuji.games.go.board;

/**
 * What a {@link PlayoutBoard} knows of a cell, in one int: the {@link NeighbourCounts} in the low twelve bits, the
 * colour above them, and above that the head of the chain. A move reads each neighbour once and has all three.
 */
final class PackedCell {
    private static final int COLOUR = 12;
    private static final int HEAD = 14;
    private static final int ALL_BUT_HEAD = (1 << HEAD) - 1;

    private PackedCell() {}

    static int of(int counts, int colour, int head) {
        return NeighbourCounts.counts(counts) | (colour << COLOUR) | (head << HEAD);
    }

    static int colour(int cell) {
        return (cell >>> COLOUR) & 3;
    }

    static int head(int cell) {
        return cell >>> HEAD;
    }

    static int withHead(int cell, int head) {
        return (cell & ALL_BUT_HEAD) | (head << HEAD);
    }

    /** All bits if the cell has this colour, else none: a mask in place of a branch. */
    static int mask(int cell, int colour) {
        return ((colour(cell) ^ colour) - 1) >> 31;
    }
}
