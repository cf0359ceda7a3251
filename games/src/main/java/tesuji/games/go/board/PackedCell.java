package tesuji.games.go.board;

/**
 * What a {@link PlayoutBoard} knows of a cell, in one int: how many of its four neighbours are empty, black and white,
 * three bits each; the next stone of its chain, ten bits; and the number of its chain, twelve bits, whose upper two are
 * the colour. A move reads each neighbour once and has all of it.
 *
 * <p>As in {@link NeighbourCounts} the frame counts as both black and white.
 */
final class PackedCell {
    /** The bits with the number of a cell. */
    static final int CELLS = 1023;

    /** Set where all neighbours are black, or all are white. */
    static final int SURROUNDED = (4 << 3) | (4 << 6);

    private static final int COUNTS = (1 << 9) - 1;
    private static final int NEXT = 9;
    private static final int CHAIN = 20;
    private static final int ALL_BUT_CHAIN = (1 << CHAIN) - 1;

    private PackedCell() {}

    static int of(int counts, int next, int chain) {
        return (counts & COUNTS) | (next << NEXT) | (chain << CHAIN);
    }

    /** An empty cell, or one of the frame: its own chain and its own successor. */
    static int alone(int counts, int cell) {
        return of(counts, cell, cell);
    }

    /** The counts in the form of {@link NeighbourCounts}, four bits each, made those of a packed cell. */
    static int counts(int around) {
        return (around & 7) | ((around >> 1) & (7 << 3)) | ((around >> 2) & (7 << 6));
    }

    /** What an empty neighbour's turning into a stone of this colour adds. */
    static int change(int colour) {
        return (1 << (3 * colour)) - 1;
    }

    /** Empty neighbours. */
    static int empty(int cell) {
        return cell & 7;
    }

    /** Neighbours of this colour, the frame included. */
    static int neighbours(int colour, int cell) {
        return (cell >> (3 * colour)) & 7;
    }

    static int next(int cell) {
        return (cell >>> NEXT) & CELLS;
    }

    static int withNext(int cell, int next) {
        return (cell & ~(CELLS << NEXT)) | (next << NEXT);
    }

    /** The number of the chain: the colour above ten bits with the cell of its head. */
    static int chain(int cell) {
        return cell >>> CHAIN;
    }

    static int withChain(int cell, int chain) {
        return (cell & ALL_BUT_CHAIN) | (chain << CHAIN);
    }

    static int colour(int cell) {
        return cell >>> 30;
    }

    /** 1 for a stone of this colour, else 0. */
    static int isStone(int colour, int cell) {
        return (cell >>> (29 + colour)) & 1;
    }
}
