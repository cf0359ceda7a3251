package tesuji.lab.tournament;

import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.Task;

/**
 * A game of a tournament that is to be played.
 *
 * @param planned whose number is that of the game within the tournament
 */
record ScheduledGame(Pairing pairing, PlannedGame planned) {
    Task task() {
        return planned.task();
    }

    int number() {
        return task().number();
    }
}
