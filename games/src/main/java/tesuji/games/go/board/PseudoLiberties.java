package tesuji.games.go.board;

/**
 * The pseudo-liberties of a chain in one long: their number, the sum of the empty cells' numbers and the sum of their
 * squares, as {@link Chains} keeps them, so that one addition updates all three. Room for boards up to 25×25: fewer
 * than 4096 pseudo-liberties, sums below 2^20, squares below 2^32.
 */
final class PseudoLiberties {
    private static final int SUM = 12;
    private static final int SQUARES = 32;

    private PseudoLiberties() {}

    /** What one pseudo-liberty with this empty cell adds. */
    static long unit(int cell) {
        return of(1, cell, cell * cell);
    }

    static long of(int number, int sum, int squares) {
        return number | (long) sum << SUM | (long) squares << SQUARES;
    }

    static int number(long pseudoLiberties) {
        return (int) pseudoLiberties & 0xFFF;
    }

    /** Whether all pseudo-liberties, at least one, are with one and the same cell (Cauchy and Schwarz). */
    static boolean areOne(long pseudoLiberties) {
        long sum = pseudoLiberties >>> SUM & 0xFFFFF;
        return pseudoLiberties != 0 && (pseudoLiberties & 0xFFF) * (pseudoLiberties >>> SQUARES) == sum * sum;
    }

    /** The only cell, if they are one. */
    static int cell(long pseudoLiberties) {
        return ((int) (pseudoLiberties >>> SUM) & 0xFFFFF) / number(pseudoLiberties);
    }
}
