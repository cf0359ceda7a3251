package tesuji.lab.match;

import tesuji.core.base.Rng;
import tesuji.lab.catalog.PlayerSpec;

/**
 * One game to be played: all that its result depends on.
 *
 * @param number from 1, within its match
 * @param exchanged whether B moves first
 * @param seed where all random numbers of the game begin; not negative and below 2^48, so that every reader of JSON
 *     takes it exactly
 */
public record Task(int number, Conditions conditions, PlayerSpec a, PlayerSpec b, boolean exchanged, long seed) {
    private static final int OPENING = 2;

    /** The side A plays. */
    public int sideOfA() {
        return exchanged ? 1 : 0;
    }

    /** Who plays this side. */
    public PlayerSpec spec(int side) {
        return side == sideOfA() ? a : b;
    }

    /** Where the random numbers of the player on this side begin: its own in all games with this seed. */
    public long seedOf(int side) {
        return part(side == sideOfA() ? 0 : 1);
    }

    /** Where those of the opening begin. */
    public long seedOfOpening() {
        return part(OPENING);
    }

    private long part(int stream) {
        return small(new Rng(seed).fork(stream));
    }

    /** The next number of a generator, as a seed. */
    static long small(Rng rng) {
        return rng.nextLong() >>> 16;
    }
}
