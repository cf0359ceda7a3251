package tesuji.games.sgf;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A point as Go records write it: two letters, {@code a} to {@code z} for 0 to 25 and {@code A} to {@code Z} for 26 to
 * 51.
 *
 * @param column from the left
 * @param row from the top
 */
public record SgfPoint(int column, int row) {
    /** The longest side of a board whose points have names. */
    public static final int MAX_SIZE = 52;

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    public SgfPoint {
        if (column < 0 || column >= MAX_SIZE || row < 0 || row >= MAX_SIZE) {
            throw new IllegalArgumentException("No point at column " + column + ", row " + row);
        }
    }

    /** The point with this name; empty if it is not two letters. */
    public static Optional<SgfPoint> parse(String raw) {
        String name = raw.strip();
        if (name.length() != 2) return Optional.empty();
        int column = LETTERS.indexOf(name.charAt(0));
        int row = LETTERS.indexOf(name.charAt(1));
        return column < 0 || row < 0 ? Optional.empty() : Optional.of(new SgfPoint(column, row));
    }

    /** The points of a rectangle between two opposite corners, row by row from the top. */
    static Stream<SgfPoint> rectangle(SgfPoint corner, SgfPoint opposite) {
        int left = Math.min(corner.column, opposite.column);
        int right = Math.max(corner.column, opposite.column);
        int top = Math.min(corner.row, opposite.row);
        int bottom = Math.max(corner.row, opposite.row);
        return IntStream.rangeClosed(top, bottom)
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(left, right).mapToObj(column -> new SgfPoint(column, row)));
    }

    /** The two letters. */
    @Override
    public String toString() {
        return "" + LETTERS.charAt(column) + LETTERS.charAt(row);
    }
}
