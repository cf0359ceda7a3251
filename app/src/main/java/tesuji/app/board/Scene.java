package tesuji.app.board;

import java.util.List;
import java.util.Set;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;
import tesuji.desk.board.EdgeLabels;

/**
 * Everything a drawing shows.
 *
 * @param marked the points of the last move
 */
public record Scene(Picture picture, EdgeLabels labels, Set<Integer> marked) {
    public Scene {
        marked = Set.copyOf(marked);
    }

    Layout layout() {
        return picture.layout();
    }

    char piece(int column, int rise) {
        return picture.at(layout().point(column, rise));
    }

    /** Characters from one column to the next: room for the widest name and a space. */
    int pitch() {
        return 1 + widest(labels.columns());
    }

    /** Characters kept for the names of the rows. */
    int margin() {
        return widest(labels.rows());
    }

    private static int widest(List<String> names) {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }

    boolean isMarked(int column, int rise) {
        return marked.contains(layout().point(column, rise));
    }
}
