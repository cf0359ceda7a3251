package tesuji.app.board;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Layout;

/** A board of squares in a frame. */
final class Squares {
    private Squares() {}

    static List<String> lines(Scene scene, Brush brush) {
        Layout layout = scene.layout();
        int margin = scene.margin();
        int inside = (layout.width() - 1) * scene.pitch() + 3;
        String indent = " ".repeat(margin + 2);
        List<String> lines = new ArrayList<>();
        lines.add(indent + frame(brush, "┌", inside, "┐"));
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            String side = brush.ground(brush.lines(brush.either("│", "|")));
            String row = brush.row(rise, " ", (column, at) -> brush.either("·", "."));
            lines.add(" " + brush.rowName(rise) + " " + side + row + side);
        }
        lines.add(indent + frame(brush, "└", inside, "┘"));
        lines.add(brush.columns(margin + 3));
        return lines;
    }

    private static String frame(Brush brush, String left, int inside, String right) {
        return brush.ground(
                brush.lines(brush.either(left + "─".repeat(inside) + right, "+" + "-".repeat(inside) + "+")));
    }
}
