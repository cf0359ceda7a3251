package tesuji.games.go.board;

/**
 * How many of a cell's four neighbours are empty, black and white, packed into the low twelve bits of an int, so that a
 * stone that comes or goes changes each neighbour with one addition. The frame counts as both black and white: a cell
 * all of whose neighbours are "black" is surrounded by Black. The bits above are free for {@link Pattern3x3}.
 */
final class NeighbourCounts {
    static final int EMPTY = 1;
    static final int BORDER = 0x110;

    private NeighbourCounts() {}

    /** What an empty neighbour's turning into a stone of this colour adds. */
    static int change(int colour) {
        return (1 << (4 * colour)) - 1;
    }

    static int empty(int neighbours) {
        return neighbours & 15;
    }

    /** Neighbours of this colour, the frame included. */
    static int of(int colour, int neighbours) {
        return neighbours >> (4 * colour) & 15;
    }

    /** Neighbours on the frame: they are counted twice. */
    static int border(int neighbours) {
        return (neighbours & 15) + (neighbours >> 4 & 15) + (neighbours >> 8 & 15) - 4;
    }
}
