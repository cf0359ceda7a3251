package tesuji.endgame.board;

import tesuji.core.play.StopCondition;
import tesuji.endgame.value.Values;

/**
 * How much may be spent on a board.
 *
 * @param games the size of the arena
 * @param positions positions of one region
 * @param sums positions of the sum of all regions
 * @param patience asked every few steps of the work; when it ends, what is known until then is reported with bounds
 */
public record Budget(int games, long positions, long sums, StopCondition patience) {
    public static final Budget STANDARD = new Budget(Values.STANDARD_LIMIT, 20_000, 200_000);

    /** A budget for somebody who waits as long as it takes. */
    public Budget(int games, long positions, long sums) {
        this(games, positions, sums, StopCondition.NEVER);
    }

    /** The same for somebody who may not wait for ever. */
    public Budget with(StopCondition other) {
        return new Budget(games, positions, sums, other);
    }
}
