package tesuji.app.board;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Layout;

/** Columns of counters standing on their numbers. */
final class Piles {
    private Piles() {}

    static List<String> lines(Scene scene, Brush brush) {
        Layout layout = scene.layout();
        List<String> lines = new ArrayList<>();
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            lines.add("  " + brush.row(rise, " ", (column, at) -> " "));
        }
        lines.add(brush.columns(2));
        return lines;
    }
}
