package tesuji.games.go.knowledge;

/** How far two points are from each other. */
public enum Metric {
    EUCLIDEAN,
    MANHATTAN;

    double distance(int rows, int columns) {
        return switch (this) {
            case EUCLIDEAN -> Math.sqrt(rows * rows + columns * columns);
            case MANHATTAN -> Math.abs(rows) + Math.abs(columns);
        };
    }
}
