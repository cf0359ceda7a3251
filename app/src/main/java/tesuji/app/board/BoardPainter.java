package tesuji.app.board;

import java.util.List;
import tesuji.app.terminal.Style;

/** Draws any position with characters, as well as the screen can. */
public final class BoardPainter {
    private BoardPainter() {}

    /** The lines of the drawing, top first, without line ends. */
    public static List<String> paint(Scene scene, Theme theme, Style style) {
        Brush brush = new Brush(scene, theme, style);
        List<String> lines = switch (scene.layout().shape()) {
            case CROSSINGS -> Crossings.lines(scene, brush);
            case SQUARES -> Squares.lines(scene, brush);
            case HEXAGONS -> Hexagons.lines(scene, brush);
            case PILES -> Piles.lines(scene, brush);
            case PITS -> Pits.lines(scene, brush);
        };
        return lines.stream().map(String::stripTrailing).toList();
    }
}
