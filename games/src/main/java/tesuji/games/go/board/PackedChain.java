package tesuji.games.go.board;

/**
 * The chain of a {@link PlayoutBoard} in one int: its stones in the low half, its pseudo-liberties in the high one.
 * Chains are joined by one addition, and a chain without liberties is a number below {@link #LIBERTY}.
 */
final class PackedChain {
    static final int STONE = 1;
    static final int LIBERTY = 1 << 16;

    /**
     * What cells without a stone have in place of a chain: more pseudo-liberties than neighbours can take away, so that
     * they take part in the arithmetic and never seem captured.
     */
    static final int NONE = LIBERTY << 14;

    private PackedChain() {}

    static int of(int stones, int pseudoLiberties) {
        return stones * STONE + pseudoLiberties * LIBERTY;
    }

    static int stones(int chain) {
        return chain & (LIBERTY - 1);
    }

    static int pseudoLiberties(int chain) {
        return chain >>> 16;
    }

    /** All bits if the chain has no pseudo-liberty, else none. */
    static int captured(int chain) {
        return (chain - LIBERTY) >> 31;
    }
}
