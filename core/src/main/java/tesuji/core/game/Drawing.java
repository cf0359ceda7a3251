package tesuji.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A picture as lines of text, with column letters above and below and row numbers at both sides: those of {@link
 * Coordinates}, unless the scenery of the game has names of its own.
 *
 * <p>Every point is the character of its piece, or the number of its counters. Hexagons are drawn as a rhombus, each
 * row half a cell further right than the one above; the stores of a board of pits stand between its rows.
 */
public final class Drawing {
    private static final char STAR = '+';
    private static final int NOTHING = -1;

    private final Picture picture;
    private final Layout layout;
    private final OptionalInt last;
    private final boolean stars;
    private final Axes axes;

    private Drawing(Picture picture, OptionalInt last, boolean stars, Axes axes) {
        this.picture = picture;
        this.layout = picture.layout();
        this.last = last;
        this.stars = stars;
        this.axes = axes;
    }

    public static Drawing of(Picture picture) {
        return new Drawing(picture, OptionalInt.empty(), false, Axes.of(picture.layout()));
    }

    /** The position with the names that its game gives to columns and rows. */
    public static Drawing of(Position position) {
        Notation notation = position.game().notation();
        return new Drawing(
                notation.picture(position),
                OptionalInt.empty(),
                false,
                notation.scenery().axes());
    }

    /** The same drawing with this point in parentheses, as one marks the last move. */
    public Drawing marking(int point) {
        return new Drawing(picture, OptionalInt.of(point), stars, axes);
    }

    /** The same drawing with a cross on the empty {@linkplain StarPoints star points}. */
    public Drawing starred() {
        return new Drawing(picture, last, true, axes);
    }

    /** A line of the drawing: the points in it, {@link #NOTHING} where it has none, and its name. */
    private record Row(List<Integer> points, String name) {}

    /** The lines, each ended by a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder();
        List<Row> rows = rows();
        List<String> columns = columns();
        int pitch = pitch(rows, columns);
        int margin = widest(axes.rows());
        text.append(letters(columns, pitch, margin));
        for (int i = 0; i < rows.size(); i++) {
            String name = rows.get(i).name;
            text.append(" ".repeat(shift(i, pitch) + margin - name.length()));
            text.append((name + String.valueOf(line(rows.get(i), pitch)) + name).stripTrailing());
            text.append('\n');
        }
        return text.append(letters(columns, pitch, margin + shift(layout.height(), pitch)))
                .toString();
    }

    /** From the top. */
    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            List<Integer> points = new ArrayList<>();
            for (int column = 0; column < layout.width(); column++) points.add(layout.point(column, rise));
            rows.add(new Row(points, axes.rows().get(rise)));
        }
        if (layout.shape() == Layout.Shape.PITS) standStoresApart(rows);
        return rows;
    }

    /** Puts a line for the stores between the rows of pits, one to the left of them and one to the right. */
    private void standStoresApart(List<Row> rows) {
        List<Integer> upper = rows.get(0).points;
        List<Integer> lower = rows.get(1).points;
        int right = layout.width() - 1;
        List<Integer> stores = new ArrayList<>();
        stores.add(upper.set(0, NOTHING));
        for (int pit = 0; pit < right; pit++) stores.add(NOTHING);
        stores.add(lower.set(right, NOTHING));
        upper.add(NOTHING);
        lower.add(0, NOTHING);
        rows.add(1, new Row(stores, ""));
    }

    private List<String> columns() {
        if (layout.shape() != Layout.Shape.PITS) return axes.columns();
        List<String> columns = new ArrayList<>(axes.columns());
        columns.add(0, "");
        return columns;
    }

    private static String letters(List<String> columns, int pitch, int indent) {
        StringBuilder line = new StringBuilder(" ".repeat(indent));
        for (String letters : columns) {
            line.append(" ".repeat(pitch - letters.length())).append(letters);
        }
        return line.toString().stripTrailing() + "\n";
    }

    private char[] line(Row row, int pitch) {
        char[] line = " ".repeat(pitch * row.points.size() + 1).toCharArray();
        for (int column = 0; column < row.points.size(); column++) {
            int point = row.points.get(column);
            if (point == NOTHING) continue;
            String cell = isStar(point) ? String.valueOf(STAR) : picture.text(point);
            int end = pitch * (column + 1);
            cell.getChars(0, cell.length(), line, end - cell.length());
            if (last.isPresent() && last.getAsInt() == point) {
                line[end - cell.length() - 1] = '(';
                line[end] = ')';
            }
        }
        return line;
    }

    private boolean isStar(int point) {
        return stars
                && picture.at(point) == Picture.EMPTY
                && StarPoints.isStar(layout, layout.column(point), layout.rise(point));
    }

    /** Characters from one column to the next. */
    private int pitch(List<Row> rows, List<String> columns) {
        int widest = rows.stream()
                .flatMap(row -> row.points.stream())
                .mapToInt(point -> point == NOTHING ? 0 : picture.text(point).length())
                .max()
                .orElse(0);
        return 1 + Math.max(widest, widest(columns));
    }

    private static int widest(List<String> names) {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }

    /** Characters a row is pushed to the right, {@code rows} rows below the top. */
    private int shift(int rows, int pitch) {
        return layout.shape() == Layout.Shape.HEXAGONS ? rows * (pitch / 2) : 0;
    }
}
