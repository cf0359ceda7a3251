package tesuji.lab.catalog;

/**
 * What a player is given besides the game.
 *
 * @param seed where its random numbers begin
 * @param threads how many threads it may use; players that know but one ignore it
 */
public record PlayerSetting(long seed, int threads) {
    public PlayerSetting {
        if (threads < 1) throw new IllegalArgumentException("threads " + threads);
    }
}
