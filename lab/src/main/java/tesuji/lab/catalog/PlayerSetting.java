package tesuji.lab.catalog;

import java.time.Duration;
import tesuji.mcts.tree.TreePool;

/**
 * What a player is given besides the game.
 *
 * @param seed where its random numbers begin
 * @param threads how many threads it may use; players that know but one ignore it
 * @param trees where searches have their trees from
 * @param patience how long an external program is waited for where its time is not limited
 */
public record PlayerSetting(long seed, int threads, TreePool trees, Duration patience) {
    /** Every tree is a new one. */
    public PlayerSetting(long seed, int threads) {
        this(seed, threads, TreePool.NONE, PlayerSpec.PATIENCE);
    }

    public PlayerSetting {
        if (threads < 1) throw new IllegalArgumentException("threads " + threads);
    }

    /** The same with trees from a pool. */
    public PlayerSetting with(TreePool pool) {
        return new PlayerSetting(seed, threads, pool, patience);
    }

    /** The same for an external program that is waited for so long. */
    PlayerSetting waiting(Duration longest) {
        return new PlayerSetting(seed, threads, trees, longest);
    }
}
