package tesuji.solve.proof;

/** How large a {@link ProofTable} may grow. */
final class TableBits {
    /** Sixteen million places, a quarter of a gigabyte. */
    static final int STANDARD = 24;

    /** One group of places. */
    private static final int LEAST = 2;

    private static final int MOST = 28;

    private TableBits() {}

    static void check(int bits) {
        if (bits < LEAST || bits > MOST) {
            throw new IllegalArgumentException("tableBits must lie between " + LEAST + " and " + MOST);
        }
    }
}
