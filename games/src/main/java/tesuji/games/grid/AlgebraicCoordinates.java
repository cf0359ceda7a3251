package tesuji.games.grid;

import tesuji.core.base.InputException;
import tesuji.core.game.Axes;
import tesuji.core.game.Layout;

/**
 * Points as text, as in chess: the column as a letter from a, then the row as a number from 1, in the order of the
 * points.
 */
public record AlgebraicCoordinates(Layout layout) {
    public static final int MAX_COLUMNS = 26;

    public AlgebraicCoordinates {
        if (layout.width() > MAX_COLUMNS) throw new IllegalArgumentException(layout.width() + " columns");
    }

    public String text(int point) {
        return column(layout.column(point)) + (point / layout.width() + 1);
    }

    /** The point with this text, in any case. */
    public int point(String text) {
        if (text.matches("[A-Za-z][1-9][0-9]?")) {
            int column = columnOf(text.charAt(0));
            int row = Integer.parseInt(text.substring(1)) - 1;
            if (column < layout.width() && row < layout.height()) return row * layout.width() + column;
        }
        throw new InputException("\"" + text + "\" is not a point of this board; its points are a1 to "
                + text(layout.points() - 1) + ".");
    }

    /** The letters of the columns and the numbers of the rows. */
    public Axes axes() {
        return Axes.of(
                layout,
                AlgebraicCoordinates::column,
                rise -> Integer.toString(layout.point(0, rise) / layout.width() + 1));
    }

    /** The letter of a column. */
    public static String column(int column) {
        return String.valueOf((char) ('a' + column));
    }

    /** The column with this letter, in any case; the letter is one of the Latin alphabet. */
    public static int columnOf(char letter) {
        return Character.toLowerCase(letter) - 'a';
    }
}
