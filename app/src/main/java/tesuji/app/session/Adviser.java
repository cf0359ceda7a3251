package tesuji.app.session;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** Who gives the hints. Most games need none, and trees are large, so it comes when it is first asked. */
public final class Adviser implements AutoCloseable {
    private final Supplier<Player> opener;
    private Limits limits;
    private @Nullable Player player;

    public Adviser(Supplier<Player> opener, Limits limits) {
        this.opener = opener;
        this.limits = limits;
    }

    /** The adviser, at the board. */
    public Seat.Engine seat() {
        if (player == null) player = opener.get();
        return new Seat.Engine(player, limits);
    }

    /** From now on it thinks within these limits. */
    void limit(Limits changed) {
        limits = changed;
    }

    @Override
    public void close() {
        if (player != null) player.close();
    }
}
