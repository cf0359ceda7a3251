package tesuji.games.grid;

import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;

/**
 * Boards with two colours of stones as text: one line per row, the highest first, {@code X}, {@code O} and dots. On
 * hexagons the rows are shifted as they are on the board.
 */
public final class StoneRows {
    private StoneRows() {}

    public static String write(Picture picture) {
        Layout layout = picture.layout();
        boolean shifted = layout.shape() == Layout.Shape.HEXAGONS;
        StringBuilder text = new StringBuilder();
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            if (shifted) text.append(" ".repeat(layout.height() - 1 - rise));
            for (int column = 0; column < layout.width(); column++) {
                if (shifted && column > 0) text.append(' ');
                text.append(picture.at(layout.point(column, rise)));
            }
            if (rise > 0) text.append('\n');
        }
        return text.toString();
    }

    /** The pieces of such a text in the order of the points; blanks do not matter. */
    public static String read(String text, Layout layout) {
        String[] lines = text.strip().split("\\n");
        if (lines.length != layout.height()) {
            throw new InputException(
                    "The diagram has " + lines.length + " rows on a board of " + layout.height() + ".");
        }
        char[] pieces = new char[layout.points()];
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].replaceAll("[ \\t\\r]", "");
            if (line.length() != layout.width()) {
                throw new InputException("Row " + (i + 1) + " of the diagram has " + line.length()
                        + " points on a board of " + layout.width() + " columns.");
            }
            for (int column = 0; column < line.length(); column++) {
                pieces[layout.point(column, layout.height() - 1 - i)] = piece(line.charAt(column));
            }
        }
        return String.valueOf(pieces);
    }

    private static char piece(char letter) {
        return switch (letter) {
            case '.' -> Picture.EMPTY;
            case 'X', 'x' -> Picture.FIRST;
            case 'O', 'o' -> Picture.SECOND;
            default -> throw new InputException("\"" + letter + "\" is not a point; write X, O or a dot.");
        };
    }

    /** The side to move where the sides put one stone each in turn and side 0 began. */
    public static int sideToMove(String pieces) {
        long first = count(pieces, Picture.FIRST);
        long second = count(pieces, Picture.SECOND);
        if (first != second && first != second + 1) {
            throw new InputException(
                    "The diagram has " + first + " X and " + second + " O; there must be as many X as O, or one more.");
        }
        return (int) (first - second);
    }

    private static long count(String pieces, char piece) {
        return pieces.chars().filter(other -> other == piece).count();
    }
}
