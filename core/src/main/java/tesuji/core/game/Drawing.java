package tesuji.core.game;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A picture as lines of text, with column letters above and below and row numbers at both sides: those of
 * {@link Coordinates}, unless the notation of the game has names of its own.
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
    private final List<String> columns;
    /** From the lowest to the highest. */
    private final List<String> rows;

    private Drawing(Picture picture, OptionalInt last, boolean stars, List<String> columns, List<String> rows) {
        this.picture = picture;
        this.layout = picture.layout();
        this.last = last;
        this.stars = stars;
        this.columns = columns;
        this.rows = rows;
    }

    public static Drawing of(Picture picture) {
        Layout layout = picture.layout();
        return new Drawing(
                picture,
                OptionalInt.empty(),
                false,
                names(layout.width(), Coordinates::column),
                names(layout.height(), rise -> Integer.toString(rise + 1)));
    }

    /** The position as the moves of its game are written. */
    public static Drawing of(Position position) {
        Notation notation = position.game().notation();
        Drawing plain = of(notation.picture(position));
        Layout layout = plain.layout;
        if (notation.point(0).isEmpty()) return plain;
        return new Drawing(
                plain.picture,
                plain.last,
                plain.stars,
                names(
                        layout.width(),
                        column -> notation.point(layout.point(column, 0)).replaceAll("[0-9]", "")),
                names(
                        layout.height(),
                        rise -> notation.point(layout.point(0, rise)).replaceAll("[^0-9]", "")));
    }

    private static List<String> names(int count, IntFunction<String> name) {
        return IntStream.range(0, count).mapToObj(name).toList();
    }

    /** The same drawing with this point in parentheses, as one marks the last move. */
    public Drawing marking(int point) {
        return new Drawing(picture, OptionalInt.of(point), stars, columns, rows);
    }

    /** The same drawing with a cross on the empty {@linkplain StarPoints star points}. */
    public Drawing starred() {
        return new Drawing(picture, last, true, columns, rows);
    }

    /** The lines, each ended by a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder();
        int margin = widest(rows);
        letters(text, margin, 0);
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            String number = rows.get(rise);
            text.append(" ".repeat(shift(layout.height() - 1 - rise) + margin - number.length()));
            text.append(number).append(row(rise)).append(number).append('\n');
        }
        letters(text, margin, shift(layout.height()));
        return text.toString();
    }

    private void letters(StringBuilder text, int margin, int shift) {
        text.append(" ".repeat(margin + shift));
        for (int column = 0; column < layout.width(); column++) {
            String letters = columns.get(column);
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
        return 1 + widest(columns);
    }

    private static int widest(List<String> names) {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }

    /** Characters a row is pushed to the right, {@code rows} rows below the top. */
    private int shift(int rows) {
        return layout.shape() == Layout.Shape.HEXAGONS ? rows * (pitch() / 2) : 0;
    }
}
