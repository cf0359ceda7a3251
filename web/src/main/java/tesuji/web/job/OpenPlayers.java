package tesuji.web.job;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tesuji.core.game.Game;
import tesuji.core.play.Player;

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
    record Purpose(String round, String use, String player, String game) {}

    Player player(String round, String use, String name, Game game) {
        Purpose purpose = new Purpose(round, use, name, game.id().toString());
        Player known = players.remove(purpose);
        if (known == null) {
            while (players.size() >= MOST) closeOldest();
            known = allowed.open(name, game, purpose.hashCode());
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
