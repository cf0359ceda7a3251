package tesuji.games.taifho;

import java.util.ArrayList;
import java.util.List;

/**
 * A jump over one piece, which stands in the middle of it.
 *
 * @param over the square of that piece
 * @param landing where it ends
 */
record Jump(int over, int landing) {
    private static final int DIRECTIONS = 8;

    /** The jumps of a piece that has come to this square, its own place being free. */
    static List<Jump> from(TaifhoPosition position, int piece, int square) {
        List<Jump> jumps = new ArrayList<>();
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if ((TaifhoGame.directions(piece) >> direction & 1) == 0) continue;
            int distance = 1;
            while (isFree(position, piece, at(square, direction, distance))) distance++;
            boolean open = at(square, direction, distance) >= 0;
            for (int i = distance + 1; i <= 2 * distance; i++) {
                open &= isFree(position, piece, at(square, direction, i));
            }
            if (open) jumps.add(new Jump(at(square, direction, distance), at(square, direction, 2 * distance)));
        }
        return jumps;
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
