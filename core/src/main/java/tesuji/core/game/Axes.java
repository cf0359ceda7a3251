package tesuji.core.game;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The names at the edges of a board, so that what a person reads there is what he can write.
 *
 * @param columns from left to right
 * @param rows from the lowest to the highest; empty texts where nothing names rows
 */
public record Axes(List<String> columns, List<String> rows) {
    public Axes {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** The names of each column and of each row, counted from the left and from below. */
    public static Axes of(Layout layout, IntFunction<String> column, IntFunction<String> row) {
        return new Axes(
                IntStream.range(0, layout.width()).mapToObj(column).toList(),
                IntStream.range(0, layout.height()).mapToObj(row).toList());
    }

    /** Those of {@link Coordinates}. */
    public static Axes of(Layout layout) {
        return of(layout, Coordinates::column, rise -> Integer.toString(rise + 1));
    }
}
