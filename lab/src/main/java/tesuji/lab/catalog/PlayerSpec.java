package tesuji.lab.catalog;

import tesuji.core.play.Limits;

/**
 * Who plays: a player of the {@link Catalog} and what it may spend on a move.
 *
 * @param player as the catalogue reads it
 * @param threads how many threads it may use
 */
public record PlayerSpec(String player, Limits limits, int threads) {
    /** What the player is given if its random numbers begin here. */
    public PlayerSetting setting(long seed) {
        return new PlayerSetting(seed, threads);
    }
}
