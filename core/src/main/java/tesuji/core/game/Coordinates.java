package tesuji.core.game;

import java.util.OptionalInt;

/**
 * Points as people write them: a column letter, the letter I left out, and a row counted from the bottom of the
 * drawing, as in {@code D4}. Columns beyond the twenty-fifth take two letters: {@code AA}, {@code AB}, …
 */
public final class Coordinates {
    private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private Coordinates() {}

    /** The letters of a column, counted from 0. */
    public static String column(int column) {
        String last = LETTERS.substring(column % LETTERS.length(), column % LETTERS.length() + 1);
        return column < LETTERS.length() ? last : LETTERS.charAt(column / LETTERS.length() - 1) + last;
    }

    public static String text(Layout layout, int point) {
        return column(layout.column(point)) + (layout.rise(point) + 1);
    }

    /** The point with this name, in any case; empty if the text names no point of the board. */
    public static OptionalInt point(Layout layout, String text) {
        int digits = 0;
        int column = 0;
        while (digits < text.length() && digits < 2) {
            int letter = LETTERS.indexOf(upper(text.charAt(digits)));
            if (letter < 0) break;
            column = digits == 0 ? letter : (column + 1) * LETTERS.length() + letter;
            digits++;
        }
        int row = number(text.substring(digits));
        if (digits == 0 || column >= layout.width() || row < 1 || row > layout.height()) return OptionalInt.empty();
        return OptionalInt.of(layout.point(column, row - 1));
    }

    /** A number of one to three digits without a leading zero, or 0. */
    private static int number(String text) {
        if (text.length() > 3 || text.startsWith("0")) return 0;
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') return 0;
            value = 10 * value + (digit - '0');
        }
        return value;
    }

    /** Upper case for the letters of ASCII alone, so that no foreign letter turns into one of ours. */
    private static char upper(char letter) {
        return letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
    }
}
