package tesuji.web.job;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tesuji.core.game.Game;
import tesuji.core.play.Player;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.web.round.SeatChoice;

/**
 * Players that are kept open between moves, because they remember what they have searched. Trees are large, so there
 * are few of them; whoever was asked least recently goes. Owned by one thread.
 */
final class OpenPlayers implements AutoCloseable {
    private static final int MOST = 2;

    private final AllowedPlayers allowed;
    private final Consumer<Player> farewell;
    private final Map<Purpose, Player> players = new LinkedHashMap<>();

    /**
     * Nobody yet.
     *
     * @param farewell hears of every player before it is closed
     */
    OpenPlayers(AllowedPlayers allowed, Consumer<Player> farewell) {
        this.allowed = allowed;
        this.farewell = farewell;
    }

    /** A player for one side of one round, or for its analyses: two sides must not share a tree. */
    record Purpose(String round, String use, String player, int threads, String game) {}

    Player player(String round, int side, SeatChoice seat, Game game) {
        int threads = seat.threads() == null ? allowed.threads() : seat.threads();
        Purpose purpose = new Purpose(
                round, "side " + side, seat.program(), threads, game.id().toString());
        return kept(purpose, () -> allowed.open(seat.program(), game, new PlayerSetting(purpose.hashCode(), threads)));
    }

    Player analyst(String round, String name, Game game) {
        Purpose purpose = new Purpose(
                round, "analysis", name, allowed.threads(), game.id().toString());
        return kept(purpose, () -> allowed.openAnalyst(name, game, purpose.hashCode()));
    }

    private Player kept(Purpose purpose, Supplier<Player> maker) {
        Player known = players.remove(purpose);
        if (known == null) {
            while (players.size() >= MOST) closeOldest();
            known = maker.get();
        }
        players.put(purpose, known);
        return known;
    }

    private void closeOldest() {
        Purpose oldest = players.keySet().iterator().next();
        Player player = players.remove(oldest);
        if (player == null) return;
        farewell.accept(player);
        player.close();
    }

    @Override
    public void close() {
        while (!players.isEmpty()) closeOldest();
    }
}
