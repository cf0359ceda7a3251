package tesuji.app.board;

import tesuji.app.terminal.Style;
import tesuji.core.game.Picture;

/** Paints the pieces, the rows and the edges that all boards share. */
final class Brush {
    private static final int MARK = 160;

    private final Scene scene;
    private final Theme theme;
    private final Style style;
    private final int pitch;

    Brush(Scene scene, Theme theme, Style style) {
        this.scene = scene;
        this.theme = theme;
        this.style = style;
        pitch = scene.pitch();
    }

    String either(String rich, String plain) {
        return style.either(rich, plain);
    }

    String lines(String text) {
        return style.ink(theme.lines(), text);
    }

    String ground(String text) {
        return style.ground(theme.ground(), text);
    }

    /**
     * One row from edge to edge: {@code empty} says what an empty point shows, {@code fill} what lies between points.
     */
    String row(int rise, String fill, Points empty) {
        int width = scene.layout().width();
        StringBuilder row = new StringBuilder(gap(" ", false, scene.isMarked(0, rise)));
        for (int column = 0; column < width; column++) {
            boolean last = column == width - 1;
            boolean next = !last && scene.isMarked(column + 1, rise);
            row.append(point(column, rise, empty));
            row.append(gap(last ? " " : fill.repeat(pitch - 1), scene.isMarked(column, rise), next));
        }
        return ground(row.toString());
    }

    private String point(int column, int rise, Points empty) {
        char piece = scene.piece(column, rise);
        return piece == Picture.EMPTY ? lines(empty.at(column, rise)) : theme.paint(piece, style);
    }

    /** What lies between two points: brackets close round the points of the last move. */
    private String gap(String fill, boolean closing, boolean opening) {
        int length = fill.length();
        if (closing && opening && length == 1) return mark("|");
        String middle = fill.substring(closing ? 1 : 0, opening ? length - 1 : length);
        return (closing ? mark(")") : "") + (middle.isEmpty() ? "" : lines(middle)) + (opening ? mark("(") : "");
    }

    /** The number on a point, set to the right, in brackets if it is one of the last move. */
    String number(int column, int rise, int width) {
        String number = scene.picture().text(scene.layout().point(column, rise));
        boolean marked = scene.isMarked(column, rise);
        return " ".repeat(width - number.length())
                + (marked ? mark("(") : " ")
                + theme.paint(number, style)
                + (marked ? mark(")") : " ");
    }

    String faint(String text) {
        return style.faint(text);
    }

    private String mark(String text) {
        return style.bold(style.ink(MARK, text));
    }

    /** The names of the columns, each above its points. */
    String columns(int indent) {
        StringBuilder line = new StringBuilder(" ".repeat(indent));
        for (String name : scene.labels().columns()) {
            line.append(" ".repeat(pitch - name.length())).append(name);
        }
        return style.faint(line.substring(pitch - 2).stripTrailing());
    }

    /** The name of a row, set to the right; or nothing if rows have no names. */
    String rowName(int rise) {
        String name = scene.labels().rows().get(rise);
        return style.faint(" ".repeat(scene.margin() - name.length()) + name);
    }

    /** The same name to the right of the row. */
    String rowTail(int rise) {
        String name = scene.labels().rows().get(rise);
        return name.isEmpty() ? "" : " " + style.faint(name);
    }

    /** What an empty point looks like. */
    interface Points {
        String at(int column, int rise);
    }
}
