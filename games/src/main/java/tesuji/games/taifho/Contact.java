package tesuji.games.taifho;

/** Whether the sides have met: somebody can jump over a piece of the enemy. */
public final class Contact {
    private static final int DIRECTIONS = 8;

    private Contact() {}

    /** Whether a chain of the side to move may go over an enemy. */
    public static boolean isPossible(TaifhoPosition position) {
        int side = position.toMove();
        for (int piece = TaifhoPosition.PIECES * side; piece < TaifhoPosition.PIECES * (side + 1); piece++) {
            boolean[] seen = new boolean[Ground.SQUARES];
            seen[position.square(piece)] = true;
            if (meets(position, piece, position.square(piece), seen)) return true;
        }
        return false;
    }

    private static boolean meets(TaifhoPosition position, int piece, int square, boolean[] seen) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if ((TaifhoGame.directions(piece) >> direction & 1) == 0) continue;
            int distance = 1;
            while (isFree(position, piece, at(square, direction, distance))) distance++;
            int landing = at(square, direction, 2 * distance);
            boolean open = at(square, direction, distance) >= 0;
            for (int i = distance + 1; i <= 2 * distance; i++)
                open &= isFree(position, piece, at(square, direction, i));
            if (!open || seen[landing]) continue;
            if (position.piece(at(square, direction, distance)) / TaifhoPosition.PIECES != position.toMove())
                return true;
            seen[landing] = true;
            if (meets(position, piece, landing, seen)) return true;
        }
        return false;
    }

    /** The square so far away, or a negative number off the board. */
    private static int at(int square, int direction, int distance) {
        int row = square / Ground.COLUMNS + distance * Directions.rowStep(direction);
        int column = square % Ground.COLUMNS + distance * Directions.columnStep(direction);
        boolean on = row >= 0 && row < Ground.ROWS && column >= 0 && column < Ground.COLUMNS;
        return on ? row * Ground.COLUMNS + column : -1;
    }

    /** Whether a square of the board is empty while this piece is in the air. */
    private static boolean isFree(TaifhoPosition position, int piece, int square) {
        return square >= 0 && (position.piece(square) < 0 || position.piece(square) == piece);
    }
}
