package tesuji.app.board;

import java.util.List;
import tesuji.core.game.Layout;

/** Two rows of pits as numbers, the stores between them at the left and the right. */
final class Pits {
    /** Room for brackets around a number. */
    private static final int BRACKETS = 2;

    private Pits() {}

    static List<String> lines(Scene scene, Brush brush) {
        Layout layout = scene.layout();
        int right = layout.width() - 1;
        int width = String.valueOf(total(scene)).length();
        String blank = " ".repeat(width + BRACKETS);
        StringBuilder upper = new StringBuilder();
        StringBuilder lower = new StringBuilder();
        StringBuilder names = new StringBuilder();
        for (int pit = 0; pit < right; pit++) {
            upper.append(brush.number(pit + 1, 1, width));
            lower.append(brush.number(pit, 0, width));
            String name = scene.labels().columns().get(pit);
            names.append(" ".repeat(width + 1 - name.length())).append(name).append(' ');
        }
        String stores = brush.number(0, 1, width) + blank.repeat(right) + brush.number(right, 0, width);
        return List.of(
                "  " + brush.ground(blank + upper + blank),
                "  " + brush.ground(stores),
                "  " + brush.ground(blank + lower + blank),
                "  " + blank + brush.faint(names.toString().stripTrailing()));
    }

    /** Seeds are never lost, so the widest number there can be does not change during a game. */
    private static int total(Scene scene) {
        return scene.picture().counts().stream().mapToInt(Integer::intValue).sum();
    }
}
