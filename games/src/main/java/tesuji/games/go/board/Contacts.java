package tesuji.games.go.board;

/**
 * The contacts of a chain in one long: their number, the sum of the empty cells' numbers and the sum of their squares,
 * as {@link Chains} keeps them, so that one addition updates all three. Room for boards up to 25×25: fewer than 4096
 * contacts, sums below 2^20, squares below 2^32.
 */
final class Contacts {
    private static final int SUM = 12;
    private static final int SQUARES = 32;

    private Contacts() {}

    /** What one contact with this empty cell adds. */
    static long unit(int cell) {
        return of(1, cell, cell * cell);
    }

    static long of(int number, int sum, int squares) {
        return number | (long) sum << SUM | (long) squares << SQUARES;
    }

    static int number(long contacts) {
        return (int) contacts & 0xFFF;
    }

    /** Whether all contacts, at least one, are with one and the same cell (Cauchy and Schwarz). */
    static boolean areOne(long contacts) {
        long sum = contacts >>> SUM & 0xFFFFF;
        return contacts != 0 && (contacts & 0xFFF) * (contacts >>> SQUARES) == sum * sum;
    }

    /** The only cell, if they are one. */
    static int cell(long contacts) {
        return ((int) (contacts >>> SUM) & 0xFFFFF) / number(contacts);
    }
}
