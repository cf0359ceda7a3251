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
        List<Integer> points = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns; column++) {
                if (rows.get(row)[column].equals("#")) continue;
                points.add(row * size + column);
                cells.add(rows.get(row)[column]);
            }
        }
        graph = new RegionGraph(
                new Stones(size, new byte[size * size]),
                points.stream().mapToInt(Integer::intValue).toArray());
        long black = 0;
        long white = 0;
        long nearBlack = 0;
        long nearWhite = 0;
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            long bit = 1L << i;
            if (cell.charAt(0) == 'X') black |= bit;
            if (cell.charAt(0) == 'O') white |= bit;
            if (cell.contains("b")) nearBlack |= bit;
            if (cell.contains("w")) nearWhite |= bit;
        }
        long all = -1L >>> (Long.SIZE - cells.size());
        position = new LocalPosition(all, black, white, nearBlack, nearWhite);
    }

    public RegionGraph graph() {
        return graph;
    }

    public LocalPosition position() {
        return position;
    }
}
