package tesuji.core.play;

import tesuji.core.game.GameRecord;

/**
 * A function of the game so far. There is no protocol of new games, moves and undos to keep in step with: another
 * {@link GameRecord} is all it takes. A player is built for one game and used by one thread at a time.
 */
public interface Player extends AutoCloseable {
    String name();

    /**
     * Chooses for the side to move; the game is not over. A player whose thread is interrupted answers soon with the
     * best it has.
     */
    Decision choose(GameRecord game, Limits limits);

    @Override
    default void close() {}
}
