package tesuji.games.taifho;

import java.util.Locale;

/** The order of the pieces in a home row: eight letters, two of each shape. The boxed game leaves it to the players. */
final class SetUp {
    /** The order of the source, the same for both sides. */
    static final String STANDARD = "TCDSDCST";

    private SetUp() {}

    /** Whether these letters, in any case, are two of each shape. */
    static boolean isOne(String letters) {
        if (letters.length() != Ground.COLUMNS) return false;
        String upper = letters.toUpperCase(Locale.ROOT);
        for (PieceShape shape : PieceShape.values()) {
            if (upper.chars().filter(letter -> letter == shape.letter()).count() != PieceShape.PAIR) return false;
        }
        return true;
    }

    /** The shape with this letter, in any case. */
    static PieceShape shape(char letter) {
        for (PieceShape shape : PieceShape.values()) {
            if (shape.letter() == Character.toUpperCase(letter)) return shape;
        }
        throw new IllegalArgumentException("no shape " + letter);
    }
}
