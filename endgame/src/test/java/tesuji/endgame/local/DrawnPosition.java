package tesuji.endgame.local;

import java.util.ArrayList;
import java.util.List;
import tesuji.games.go.Stones;

/**
 * A drawn local position. Cells are {@code .}, {@code X} and {@code O}, or {@code #} for a point that does not belong
 * to it; a {@code b} or {@code w} after that says that the point is next to a safe black or white stone. Points are
 * numbered from the lower left, row by row.
 */
public final class DrawnPosition {
    private final RegionGraph graph;
    private final LocalPosition position;

    public DrawnPosition(String drawing) {
        List<String[]> rows = new ArrayList<>();
        for (String row : drawing.strip().split("\n")) rows.add(0, row.strip().split(" +"));
        int columns = rows.get(0).length;
        int size = Math.max(columns, rows.size());
        int[] points = new int[columns * rows.size()];
        for (int i = 0; i < points.length; i++) points[i] = i / columns * size + i % columns;
        graph = new RegionGraph(new Stones(size, new byte[size * size]), points);
        long all = 0;
        long black = 0;
        long white = 0;
        long nearBlack = 0;
        long nearWhite = 0;
        for (int i = 0; i < points.length; i++) {
            String cell = rows.get(i / columns)[i % columns];
            long bit = 1L << i;
            if (cell.charAt(0) != '#') all |= bit;
            if (cell.charAt(0) == 'X') black |= bit;
            if (cell.charAt(0) == 'O') white |= bit;
            if (cell.contains("b")) nearBlack |= bit;
            if (cell.contains("w")) nearWhite |= bit;
        }
        position = new LocalPosition(all, black, white, nearBlack, nearWhite);
    }

    public RegionGraph graph() {
        return graph;
    }

    public LocalPosition position() {
        return position;
    }
}
