package tesuji.games.go.board;

/**
 * The eight cells around a cell, packed into one int: in the low 12 bits the counts of {@link NeighbourCounts}, above
 * them the colour of each neighbour in two bits, so that 3×3 patterns are looked up with one shift.
 *
 * <p>Places: 0 south, 1 west, 2 east, 3 north, 4 south-west, 5 south-east, 6 north-west, 7 north-east.
 */
public final class Pattern3x3 {
    /** The number of codes; colours are those of {@link Chains}. */
    public static final int CODES = 1 << 16;

    static final int COLOURS = 12;

    private Pattern3x3() {}

    /** What a stone of this colour coming to an empty neighbour adds, by the neighbour's place. */
    static int change(int place, int colour) {
        int colours = colour << (COLOURS + 2 * place);
        return place < 4 ? colours + NeighbourCounts.change(colour) : colours;
    }

    /** The colours of the eight neighbours. */
    static int code(int around) {
        return around >>> COLOURS & 0xFFFF;
    }

    /** The colour at one place of a code. */
    public static int at(int code, int place) {
        return code >> (2 * place) & 3;
    }

    /** Colours among the orthogonal neighbours, the frame left out: bit 0 for Black, bit 1 for White. */
    static int walls(int around) {
        int pairs = around >>> COLOURS;
        int black = pairs & ~(pairs >> 1) & 0x55;
        int white = pairs >> 1 & ~pairs & 0x55;
        return (black != 0 ? Chains.BLACK : 0) | (white != 0 ? Chains.WHITE : 0);
    }

    /** Diagonal neighbours of this colour, the frame not included. */
    static int diagonals(int colour, int around) {
        int pairs = around >>> (COLOURS + 8);
        int exact = colour == Chains.BLACK ? pairs & ~(pairs >> 1) : pairs >> 1 & ~pairs;
        return Integer.bitCount(exact & 0x55);
    }
}
