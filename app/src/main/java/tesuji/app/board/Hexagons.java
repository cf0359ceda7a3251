package tesuji.app.board;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Layout;

/** A rhombus of hexagons: every row stands half a cell further right than the one above. */
final class Hexagons {
    private Hexagons() {}

    static List<String> lines(Scene scene, Brush brush) {
        Layout layout = scene.layout();
        int half = scene.pitch() / 2;
        int indent = scene.margin() + 2;
        List<String> lines = new ArrayList<>();
        lines.add(brush.columns(Math.max(0, indent - half)));
        for (int down = 0; down < layout.height(); down++) {
            int rise = layout.height() - 1 - down;
            String row = brush.row(rise, " ", (column, at) -> brush.either("·", "."));
            lines.add(" ".repeat(1 + down * half) + brush.rowName(rise) + " " + row + brush.rowTail(rise));
        }
        lines.add(brush.columns(indent + layout.height() * half));
        return lines;
    }
}
