package tesuji.lab.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tesuji.core.game.Game;

/**
 * What came of a task.
 *
 * @param game the rules, opened
 * @param names what the players of side 0 and side 1 call themselves
 * @param warnings what was unfair about the times of side 0 and side 1, as sentences
 * @param counts how the programs of side 0 and side 1 count the game, if they were asked and answered
 * @param opening how many moves were played before the players began
 */
public record GameReport(
        Task task,
        Game game,
        List<String> names,
        List<Optional<String>> warnings,
        List<Optional<String>> counts,
        int opening,
        PlayedGame played,
        Instant begin,
        Instant end) {
    public GameReport {
        names = List.copyOf(names);
        warnings = List.copyOf(warnings);
        counts = List.copyOf(counts);
    }

    /** Nobody was asked how to count it. */
    public GameReport(
            Task task,
            Game game,
            List<String> names,
            List<Optional<String>> warnings,
            int opening,
            PlayedGame played,
            Instant begin,
            Instant end) {
        this(task, game, names, warnings, List.of(Optional.empty(), Optional.empty()), opening, played, begin, end);
    }
}
