package tesuji.lab.tournament;

import java.util.Optional;
import tesuji.core.game.GameRecord;
import tesuji.lab.match.Task;

/**
 * A game of a tournament that is to be played.
 *
 * @param task whose number is that of the game within the tournament
 * @param opening from where it begins, if there is a list of openings
 */
record ScheduledGame(Pairing pairing, Task task, Optional<GameRecord> opening) {
    int number() {
        return task.number();
    }
}
