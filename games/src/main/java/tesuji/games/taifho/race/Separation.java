package tesuji.games.taifho.race;

import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Whether the sides have passed each other: every Green piece stands above every Blue one.
 *
 * <p>Rows are counted from the goal of the side in question, so that its own pieces have few and the others many.
 */
public final class Separation {
    private Separation() {}

    /** The rows that the hindmost piece of a side has to go. */
    static int rear(TaifhoPosition position, int side) {
        int most = 0;
        for (int piece = TaifhoPosition.PIECES * side; piece < TaifhoPosition.PIECES * (side + 1); piece++) {
            most = Math.max(most, rowsToGo(position.square(piece), side));
        }
        return most;
    }

    /** The rows, seen by a side, of the enemy piece that is nearest to that side's goal. */
    static int front(TaifhoPosition position, int side) {
        int least = Ground.ROWS;
        int first = TaifhoPosition.PIECES * (1 - side);
        for (int piece = first; piece < first + TaifhoPosition.PIECES; piece++) {
            least = Math.min(least, rowsToGo(position.square(piece), side));
        }
        return least;
    }

    static int rowsToGo(int square, int side) {
        return Ground.ROWS - 1 - TaifhoPosition.advance(side, square);
    }

    /** The moves that a side has before the cap ends the game. */
    static int before(TaifhoPosition position, int side) {
        int moves = position.remaining();
        return side == position.toMove() ? (moves + 1) / 2 : moves / 2;
    }

    /** Whether all pieces of either side are nearer to their goal than all pieces of the other. */
    public static boolean isPassed(TaifhoPosition position) {
        return rear(position, 0) < front(position, 0);
    }
}
