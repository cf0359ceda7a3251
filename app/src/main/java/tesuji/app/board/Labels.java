package tesuji.app.board;

import java.util.List;
import tesuji.core.game.Axes;
import tesuji.core.game.Game;

/**
 * The names of columns and rows at the edge of a board.
 *
 * @param columns from left to right
 * @param rows from the bottom up; empty texts where nothing names rows
 */
public record Labels(List<String> columns, List<String> rows) {
    public Labels {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** Those of the game's scenery. */
    public static Labels of(Game game) {
        Axes axes = game.notation().scenery().axes();
        return new Labels(axes.columns(), axes.rows());
    }

    /** Characters from one column to the next: room for the widest name and a space. */
    int pitch() {
        return 1 + widest(columns);
    }

    /** Characters kept for the names of the rows. */
    int margin() {
        return widest(rows);
    }

    private static int widest(List<String> names) {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }
}
