package tesuji.lab.journal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.lab.match.Task;

/**
 * A game that was played, as those who keep it want it: the report of a game that was played here, or the texts of one
 * that was played elsewhere. Used by one thread at a time.
 */
public interface FinishedGame {
    Task task();

    /** Positive if A won, negative if B did, 0 for a draw. */
    int resultOfA();

    /** Its entry; whether it repeats another game is not looked at. */
    Entry entry();

    /** The name of its file. */
    String fileName();

    /** The text of its file. */
    String record();

    /** What the players thought at each move, for people. */
    String log();

    /** In half-points for side 0, where somebody counted. */
    OptionalInt score();

    /** How the programs of side 0 and side 1 count it, if they were asked and answered. */
    List<Optional<String>> counts();

    /** The time in which the players chose their moves. */
    Duration thought();

    /** The time in which whoever had it played was busy with it. */
    Duration busy();
}
