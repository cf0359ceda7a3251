package tesuji.lab.match;

import java.util.Optional;
import tesuji.core.game.GameRecord;

/**
 * A game to be played, and where it begins: all that its result depends on.
 *
 * @param begin from where the players go on, in place of a random opening
 */
public record PlannedGame(Task task, Optional<GameRecord> begin) {
    /** It begins with the random opening of its task. */
    public PlannedGame(Task task) {
        this(task, Optional.empty());
    }
}
