package tesuji.endgame.region;

import tesuji.endgame.value.Side;

/**
 * A move in a region.
 *
 * @param point the point of the board
 * @param atLeast what the region is at least worth afterwards
 * @param atMost what it is at most worth
 */
public record LocalMove(Side side, int point, int atLeast, int atMost) {}
