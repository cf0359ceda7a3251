package tesuji.endgame.region;

/**
 * What a region counts when the game is over, in points for Black.
 *
 * @param low no less than this
 * @param high no more than this
 */
public record FinalCount(int low, int high) {}
