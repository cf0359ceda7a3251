package tesuji.desk.board;

import java.util.List;
import tesuji.core.game.Axes;
import tesuji.core.game.Game;

/**
 * The names of columns and rows at the edge of a board.
 *
 * @param columns from left to right
 * @param rows from the bottom up; empty texts where nothing names rows
 */
public record EdgeLabels(List<String> columns, List<String> rows) {
    public EdgeLabels {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** Those of the game's scenery. */
    public static EdgeLabels of(Game game) {
        Axes axes = game.notation().scenery().axes();
        return new EdgeLabels(axes.columns(), axes.rows());
    }
}
