package tesuji.lab.catalog;

import java.time.Duration;
import tesuji.core.play.Limits;

/**
 * Who plays: a player of the {@link Catalog} and what it may spend on a move.
 *
 * @param player as the catalogue reads it
 * @param threads how many threads it may use
 * @param patience how long an external program is waited for where its time is not limited
 */
public record PlayerSpec(String player, Limits limits, int threads, Duration patience) {
    /** Longer than programs of today think about a move, and a hanging one does not hold a match for long. */
    public static final Duration PATIENCE = Duration.ofMinutes(10);

    public PlayerSpec(String player, Limits limits, int threads) {
        this(player, limits, threads, PATIENCE);
    }

    /** The same, waited for so long. */
    public PlayerSpec waitedFor(Duration longest) {
        return new PlayerSpec(player, limits, threads, longest);
    }

    /** Another player with the same limits. */
    public PlayerSpec playing(String other) {
        return new PlayerSpec(other, limits, threads, patience);
    }

    /** What the player is given if its random numbers begin here. */
    public PlayerSetting setting(long seed) {
        return new PlayerSetting(seed, threads).waiting(patience);
    }
}
