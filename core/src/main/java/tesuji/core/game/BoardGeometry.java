package tesuji.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tesuji.core.game.Scenery.Form;
import tesuji.core.game.Scenery.Segment;
import tesuji.core.game.Scenery.Spot;

/** Where the points of a {@link Layout} lie, and the lines that boards of crossings have. */
final class BoardGeometry {
    /** Rows of hexagons lie closer than their columns: the height of a triangle with sides of length 1. */
    private static final double HEXAGON_ROW = Math.sqrt(3) / 2;

    private BoardGeometry() {}

    static List<Spot> spots(Layout layout, IntFunction<String> names) {
        return IntStream.range(0, layout.points())
                .mapToObj(point -> new Spot(
                        point, x(layout, point), y(layout, point), form(layout, point), names.apply(point), ""))
                .toList();
    }

    private static double x(Layout layout, int point) {
        int column = layout.column(point);
        return switch (layout.shape()) {
            case HEXAGONS -> column + down(layout, point) / 2.0;
            // the lower row ends in its store, the upper one begins with it
            case PITS -> layout.rise(point) == 0 ? column + 1 : column;
            case CROSSINGS, SQUARES, PILES -> column;
        };
    }

    private static double y(Layout layout, int point) {
        return switch (layout.shape()) {
            case HEXAGONS -> HEXAGON_ROW * down(layout, point);
            case PITS -> isStore(layout, point) ? 0.5 : down(layout, point);
            case CROSSINGS, SQUARES, PILES -> down(layout, point);
        };
    }

    /** Rows below the top. */
    private static int down(Layout layout, int point) {
        return layout.height() - 1 - layout.rise(point);
    }

    private static Form form(Layout layout, int point) {
        return switch (layout.shape()) {
            case CROSSINGS -> Form.CROSSING;
            case SQUARES -> Form.SQUARE;
            case HEXAGONS -> Form.HEXAGON;
            case PILES -> Form.PLACE;
            case PITS -> isStore(layout, point) ? Form.STORE : Form.PIT;
        };
    }

    private static boolean isStore(Layout layout, int point) {
        return layout.column(point) == (layout.rise(point) == 0 ? layout.width() - 1 : 0);
    }

    /** All rows and columns of a board of crossings; other boards have no lines. */
    static List<Segment> lines(Layout layout) {
        List<Segment> lines = new ArrayList<>();
        if (layout.shape() != Layout.Shape.CROSSINGS) return lines;
        int right = layout.width() - 1;
        int top = layout.height() - 1;
        for (int rise = 0; rise <= top; rise++)
            lines.add(new Segment(layout.point(0, rise), layout.point(right, rise)));
        for (int column = 0; column <= right; column++) {
            lines.add(new Segment(layout.point(column, 0), layout.point(column, top)));
        }
        return lines;
    }
}
