package tesuji.core.play;

/**
 * A question for a solver: can the side reach at least this score?
 *
 * @param side 0 or 1
 * @param atLeast half-points, seen by that side
 */
public record Goal(int side, int atLeast) {}
