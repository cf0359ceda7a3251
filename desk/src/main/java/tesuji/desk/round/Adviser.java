package tesuji.desk.round;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.lab.catalog.SeatedPlayer;

/** Who gives the hints. Most games need none, and trees are large, so it comes when it is first asked. */
public final class Adviser implements AutoCloseable {
    private final Function<Game, Player> opener;
    private Game game;
    private Limits limits;
    private @Nullable SeatedPlayer seat;

    public Adviser(Function<Game, Player> opener, Game game, Limits limits) {
        this.opener = opener;
        this.game = game;
        this.limits = limits;
    }

    /** The adviser, at the board. */
    public SeatedPlayer seat() {
        if (seat == null) seat = new SeatedPlayer(opener, game, limits);
        return seat;
    }

    /** From now on it thinks within these limits. */
    public void limit(Limits changed) {
        limits = changed;
        if (seat != null) seat.limit(changed);
    }

    /** From now on it is asked about another game. */
    public void change(Game other) {
        close();
        seat = null;
        game = other;
    }

    @Override
    public void close() {
        if (seat != null) seat.close();
    }
}
