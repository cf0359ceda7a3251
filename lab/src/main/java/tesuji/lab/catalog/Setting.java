package tesuji.lab.catalog;

/**
 * What a player is given besides the game.
 *
 * @param seed where its random numbers begin
 * @param threads how many threads it may use; players that know but one ignore it
 */
public record Setting(long seed, int threads) {
    public Setting {
        if (threads < 1) throw new IllegalArgumentException("threads " + threads);
    }
}
