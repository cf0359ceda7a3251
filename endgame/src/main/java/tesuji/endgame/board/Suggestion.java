package tesuji.endgame.board;

import tesuji.endgame.number.Dyadic;

/**
 * A first move and what it leads to.
 *
 * @param point the point of the board, {@link #PASS} for a pass
 * @param region the number of its region, negative for a pass
 * @param low Black's result is at least this
 * @param high and at most this
 * @param isPlayedOut whether the sum that it leaves was played to its end; otherwise its bounds rest on means and
 *     temperatures
 */
public record Suggestion(int point, int region, Dyadic low, Dyadic high, boolean isPlayedOut) {
    public static final int PASS = -1;

    public boolean isPass() {
        return point == PASS;
    }
}
