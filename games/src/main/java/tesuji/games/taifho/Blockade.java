package tesuji.games.taifho;

/**
 * The stricter reading of fair play: a side has closed its home row when every square of it is taken or sealed
 * (Przybyłek and Chojecki 2022, §1 and Fig. 1.6).
 *
 * <p>A square is sealed when in every direction that stays on the board the next square holds a piece of the home side,
 * and so does the one behind it, unless it is off the board. Then nobody can step or jump in.
 */
final class Blockade {
    private static final int DIRECTIONS = 8;

    private Blockade() {}

    static boolean isClosed(TaifhoPosition position, int owner) {
        int row = TaifhoGame.homeRow(owner);
        for (int column = 0; column < Ground.COLUMNS; column++) {
            if (!position.ground().isTaken(row * Ground.COLUMNS + column) && !isSealed(position, owner, row, column)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSealed(TaifhoPosition position, int owner, int row, int column) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int rowStep = Directions.rowStep(direction);
            int columnStep = Directions.columnStep(direction);
            if (!isOnBoard(row + rowStep, column + columnStep)) continue;
            if (!holds(position, owner, row + rowStep, column + columnStep)) return false;
            boolean edge = !isOnBoard(row + 2 * rowStep, column + 2 * columnStep);
            if (!edge && !holds(position, owner, row + 2 * rowStep, column + 2 * columnStep)) return false;
        }
        return true;
    }

    private static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < Ground.ROWS && column >= 0 && column < Ground.COLUMNS;
    }

    private static boolean holds(TaifhoPosition position, int owner, int row, int column) {
        int piece = position.piece(row * Ground.COLUMNS + column);
        return piece >= 0 && piece / TaifhoPosition.PIECES == owner;
    }
}
