package tesuji.games.go.board;

/**
 * The chain of a {@link PlayoutBoard} in one int: its stones, its pseudo-liberties and, in the highest bits, its
 * colour. Chains are joined by one addition.
 *
 * <p>{@linkplain #seenBy Seen by a side}, every opposing chain is less than {@link #NONE}, and less than
 * {@link #LIBERTY} if it has no liberty; every own chain is at least {@link #OWN}; and what is no chain lies between.
 * So the least and the largest of a cell's four neighbours answer all questions about liberties.
 */
final class PackedChain {
    private static final int STONE = 1;
    static final int LIBERTY = 1 << 11;

    private static final int STONES = LIBERTY - 1;
    private static final int COLOUR = 27;
    private static final int ALL_BUT_COLOUR = (1 << COLOUR) - 1;

    /**
     * What cells without a stone have in place of a chain: far more pseudo-liberties than a playout can take away, and
     * room for as many more, so that they take part in the arithmetic.
     */
    static final int NONE = 1 << 26;

    /** The colour of an own chain. */
    static final int OWN = 3 << COLOUR;

    private PackedChain() {}

    static int of(int colour, int stones, int pseudoLiberties) {
        return (colour << COLOUR) | (stones * STONE + pseudoLiberties * LIBERTY);
    }

    static int colour(int colour) {
        return colour << COLOUR;
    }

    /** What a new stone on this cell adds to its chain. */
    static int stone(int cell) {
        return STONE + PackedCell.empty(cell) * LIBERTY;
    }

    static int stones(int chain) {
        return chain & STONES;
    }

    static int pseudoLiberties(int chain) {
        return colourless(chain) / LIBERTY;
    }

    static int colourless(int chain) {
        return chain & ALL_BUT_COLOUR;
    }

    /** The chain with the colour replaced by how this side sees it. */
    static int seenBy(int side, int chain) {
        return chain ^ ((side ^ 3) << COLOUR);
    }
}
