package tesuji.lab.catalog;

import java.util.function.Function;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/**
 * A player at the board, and what it may spend on a move. It was opened for one game, so other rules need another one
 * like it. Owned by one thread.
 */
public final class SeatedPlayer implements AutoCloseable {
    private final Function<Game, Player> opener;
    private Player player;
    private Limits limits;

    /** Whoever the opener opens for this game. */
    public SeatedPlayer(Function<Game, Player> opener, Game game, Limits limits) {
        this.opener = opener;
        this.limits = limits;
        player = opener.apply(game);
    }

    /** A player of the catalogue whose random numbers begin at the seed. */
    public static SeatedPlayer of(Catalog catalog, PlayerSpec spec, Game game, long seed) {
        return new SeatedPlayer(rules -> catalog.open(spec.player(), rules, spec.setting(seed)), game, spec.limits());
    }

    /** What the player calls itself. */
    public String name() {
        return player.name();
    }

    public Player player() {
        return player;
    }

    public Limits limits() {
        return limits;
    }

    /** From now on it thinks within these limits. */
    public void limit(Limits changed) {
        limits = changed;
    }

    /** The same kind of player for another game, not yet at the board. */
    public Player another(Game game) {
        return opener.apply(game);
    }

    /** Takes this player in place of the present one, which is closed. */
    public void take(Player other) {
        player.close();
        player = other;
    }

    @Override
    public void close() {
        player.close();
    }
}
