package tesuji.core.play;

import tesuji.core.game.GameRecord;

/** A player that can use the opponent's time. */
public interface Ponderer extends Player {
    /** Thinks about a game in which the opponent is to move, until the thread is interrupted. */
    void ponder(GameRecord game);
}
