package tesuji.gtp.server;

import tesuji.core.game.Game;
import tesuji.core.play.Player;

/** Makes the player of a session for the game that is being played. */
@FunctionalInterface
public interface PlayerFactory {
    Player player(Game game);
}
