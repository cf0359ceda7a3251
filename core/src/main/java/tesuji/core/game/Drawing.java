package tesuji.core.game;

import java.util.OptionalInt;

/**
 * A picture as lines of text, with column letters above and below and row numbers at both sides.
 *
 * <p>Every point is one character, the piece of the picture. Hexagons are drawn as a rhombus, each row half a cell
 * further right than the one above; a pile is drawn as the character that counts it.
 */
public final class Drawing {
    private static final char STAR = '+';

    private final Picture picture;
    private final Layout layout;
    private final OptionalInt last;
    private final boolean stars;

    private Drawing(Picture picture, OptionalInt last, boolean stars) {
        this.picture = picture;
        this.layout = picture.layout();
        this.last = last;
        this.stars = stars;
    }

    public static Drawing of(Picture picture) {
        return new Drawing(picture, OptionalInt.empty(), false);
    }

    /** The same drawing with this point in parentheses, as one marks the last move. */
    public Drawing marking(int point) {
        return new Drawing(picture, OptionalInt.of(point), stars);
    }

    /** The same drawing with a cross on the empty {@linkplain StarPoints star points}. */
    public Drawing starred() {
        return new Drawing(picture, last, true);
    }

    /** The lines, each ended by a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder();
        int margin = Integer.toString(layout.height()).length();
        letters(text, margin, 0);
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            String number = Integer.toString(rise + 1);
            text.append(" ".repeat(shift(layout.height() - 1 - rise) + margin - number.length()));
            text.append(number).append(row(rise)).append(number).append('\n');
        }
        letters(text, margin, shift(layout.height()));
        return text.toString();
    }

    private void letters(StringBuilder text, int margin, int shift) {
        text.append(" ".repeat(margin + shift));
        for (int column = 0; column < layout.width(); column++) {
            String letters = Coordinates.column(column);
            text.append(" ".repeat(pitch() - letters.length())).append(letters);
        }
        text.append('\n');
    }

    private char[] row(int rise) {
        char[] row = " ".repeat(pitch() * layout.width() + 1).toCharArray();
        for (int column = 0; column < layout.width(); column++) {
            int point = layout.point(column, rise);
            int place = pitch() * (column + 1) - 1;
            boolean star = stars && picture.at(point) == Picture.EMPTY && StarPoints.isStar(layout, column, rise);
            row[place] = star ? STAR : picture.at(point);
            if (last.isPresent() && last.getAsInt() == point) {
                row[place - 1] = '(';
                row[place + 1] = ')';
            }
        }
        return row;
    }

    /** Characters from one column to the next. */
    private int pitch() {
        return 1 + Coordinates.column(layout.width() - 1).length();
    }

    /** Characters a row is pushed to the right, {@code rows} rows below the top. */
    private int shift(int rows) {
        return layout.shape() == Layout.Shape.HEXAGONS ? rows * (pitch() / 2) : 0;
    }
}
