package tesuji.endgame.board;

import tesuji.endgame.value.Values;

/**
 * How much may be spent on a board.
 *
 * @param games the size of the arena
 * @param positions positions of one region
 * @param sums positions of the sum of all regions
 */
public record Budget(int games, long positions, long sums) {
    public static final Budget STANDARD = new Budget(Values.STANDARD_LIMIT, 100_000, 200_000);
}
