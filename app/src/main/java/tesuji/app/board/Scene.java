package tesuji.app.board;

import java.util.Set;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;

/**
 * Everything a drawing shows.
 *
 * @param marked the points of the last move
 */
public record Scene(Picture picture, Labels labels, Set<Integer> marked) {
    public Scene {
        marked = Set.copyOf(marked);
    }

    Layout layout() {
        return picture.layout();
    }

    char piece(int column, int rise) {
        return picture.at(layout().point(column, rise));
    }

    boolean isMarked(int column, int rise) {
        return marked.contains(layout().point(column, rise));
    }
}
