package tesuji.lab.match;

import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.gtp.client.EngineException;
import tesuji.gtp.client.EngineException.Fault;

/**
 * In place of a player that could not be opened: fails as soon as it is asked for a move, so that its game is lost like
 * that of any player that fails.
 *
 * @param reason why it is not there, as a sentence
 */
record Absentee(String name, String reason) implements Player {
    @Override
    public Decision choose(GameRecord game, Limits limits) {
        throw new EngineException(Fault.MISSING, reason);
    }
}
