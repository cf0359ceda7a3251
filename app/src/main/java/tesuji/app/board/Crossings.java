package tesuji.app.board;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Layout;
import tesuji.core.game.StarPoints;

/** A board of lines with stones on their crossings and with star points. */
final class Crossings {
    /** Bottom, middle and top rows; left, middle and right in each. */
    private static final String GRID = "└┴┘├┼┤┌┬┐";

    private Crossings() {}

    static List<String> lines(Scene scene, Brush brush) {
        Layout layout = scene.layout();
        int indent = scene.margin() + 2;
        List<String> lines = new ArrayList<>();
        lines.add(brush.columns(indent));
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            String row = brush.row(rise, brush.either("─", " "), (column, at) -> crossing(layout, column, at, brush));
            lines.add(" " + brush.rowName(rise) + " " + row + brush.rowTail(rise));
        }
        lines.add(brush.columns(indent));
        return lines;
    }

    private static String crossing(Layout layout, int column, int rise, Brush brush) {
        if (StarPoints.isStar(layout, column, rise)) return brush.either("╋", "+");
        int across = column == 0 ? 0 : column == layout.width() - 1 ? 2 : 1;
        int up = rise == 0 ? 0 : rise == layout.height() - 1 ? 2 : 1;
        return brush.either(String.valueOf(GRID.charAt(3 * up + across)), ".");
    }
}
