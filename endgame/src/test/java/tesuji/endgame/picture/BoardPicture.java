package tesuji.endgame.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.board.ValuedRegion;
import tesuji.games.go.Stones;

/**
 * A board of Go as SVG: stones, coordinates, tinted points and words on points.
 *
 * @param tints the colour under a point
 * @param words what is written on a point
 */
public record BoardPicture(Stones stones, String title, Map<Integer, String> tints, Map<Integer, String> words) {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final String WOOD = "#f0d9a8";
    private static final int CELL = 28;
    private static final int MARGIN = 36;
    private static final int RADIUS = 13;
    /** Soft colours; regions that touch only at corners rarely share one. */
    private static final List<String> PALETTE =
            List.of("#9ecae1", "#a1d99b", "#fdae6b", "#c6b3e0", "#fcbba1", "#c7e9b4", "#fbb4d4");

    public BoardPicture {
        tints = Map.copyOf(tints);
        words = Map.copyOf(words);
    }

    /** Nothing but the stones, and what is written on points. */
    public static BoardPicture of(Stones stones, String title, Map<Integer, String> words) {
        return new BoardPicture(stones, title, Map.of(), words);
    }

    /** Open regions in colour, numbers on the first moves that keep the result: 1 is the recommended one. */
    public static BoardPicture of(EndgameResult report, String title) {
        Map<Integer, String> tints = new HashMap<>();
        int open = 0;
        for (ValuedRegion place : report.regions()) {
            if (!place.isOpen()) continue;
            String tint = PALETTE.get(open++ % PALETTE.size());
            for (int point : place.region().points()) tints.put(point, tint);
        }
        Map<Integer, String> words = new HashMap<>();
        List<Suggestion> best = new ArrayList<>(report.best());
        best.removeIf(Suggestion::isPass);
        for (int i = 0; i < best.size(); i++) words.put(best.get(i).point(), String.valueOf(i + 1));
        return new BoardPicture(report.problem().stones(), title, tints, words);
    }

    /** The picture as text. */
    public String svg() {
        int size = stones.size();
        int side = 2 * MARGIN + (size - 1) * CELL;
        Svg svg = new Svg(side, side, title, WOOD);
        for (int point = 0; point < stones.points(); point++) {
            String tint = tints.get(point);
            if (tint != null) svg.rectangle(x(point) - CELL / 2, y(point) - CELL / 2, CELL, CELL, tint);
        }
        int far = MARGIN + (size - 1) * CELL;
        for (int i = 0; i < size; i++) {
            int at = MARGIN + i * CELL;
            svg.line(at, MARGIN, at, far, Svg.INK, 1);
            svg.line(MARGIN, at, far, at, Svg.INK, 1);
            svg.text(at, far + MARGIN * 2 / 3, 12, Svg.INK, COLUMNS.substring(i, i + 1));
            svg.text(MARGIN / 3, at, 12, Svg.INK, String.valueOf(size - i));
        }
        for (int point = 0; point < stones.points(); point++) draw(svg, point);
        return svg.finished();
    }

    private void draw(Svg svg, int point) {
        byte colour = stones.at(point);
        if (colour != Stones.EMPTY) svg.circle(x(point), y(point), RADIUS, colour == Stones.BLACK ? "#111" : "#fff");
        String word = words.get(point);
        if (word == null) return;
        if (colour == Stones.EMPTY)
            svg.rectangle(x(point) - 10, y(point) - 10, 20, 20, tints.getOrDefault(point, WOOD));
        svg.text(x(point), y(point), 17, colour == Stones.BLACK ? "#fff" : "#b00020", word);
    }

    private int x(int point) {
        return MARGIN + point % stones.size() * CELL;
    }

    private int y(int point) {
        return MARGIN + (stones.size() - 1 - point / stones.size()) * CELL;
    }
}
