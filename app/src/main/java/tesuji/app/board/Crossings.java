package tesuji.app.board;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Layout;

/** A board of lines with stones on their crossings, and star points where Go has them. */
final class Crossings {
    /** Bottom, middle and top rows; left, middle and right in each. */
    private static final String GRID = "└┴┘├┼┤┌┬┐";

    private Crossings() {}

    static List<String> lines(Scene scene, Brush brush) {
        Layout layout = scene.layout();
        int indent = scene.labels().margin() + 2;
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
        if (isStar(layout, column, rise)) return brush.either("╋", "+");
        int across = column == 0 ? 0 : column == layout.width() - 1 ? 2 : 1;
        int up = rise == 0 ? 0 : rise == layout.height() - 1 ? 2 : 1;
        return brush.either(String.valueOf(GRID.charAt(3 * up + across)), ".");
    }

    /** The points where handicap stones go: third lines on boards below 13, fourth lines from 13 on. */
    static boolean isStar(Layout layout, int column, int rise) {
        int size = layout.width();
        if (size != layout.height() || size < 5) return false;
        int middle = size % 2 == 1 ? size / 2 : -1;
        int edge = size < 13 ? 2 : 3;
        boolean corner = size >= 8 && isOnEdgeLine(column, size, edge) && isOnEdgeLine(rise, size, edge);
        boolean centre = column == middle && rise == middle;
        boolean side = size >= 13
                && ((column == middle && isOnEdgeLine(rise, size, edge))
                        || (rise == middle && isOnEdgeLine(column, size, edge)));
        return corner || centre || side;
    }

    private static boolean isOnEdgeLine(int line, int size, int edge) {
        return line == edge || line == size - 1 - edge;
    }
}
