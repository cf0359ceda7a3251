package tesuji.endgame.board;

import tesuji.endgame.number.Dyadic;

/**
 * A first move and what it leads to.
 *
 * @param point the point of the board, {@link #PASS} for a pass
 * @param place the number of its region, negative for a pass
 * @param low Black's result is at least this
 * @param high and at most this
 */
public record Suggestion(int point, int place, Dyadic low, Dyadic high) {
    public static final int PASS = -1;

    public boolean isPass() {
        return point == PASS;
    }
}
