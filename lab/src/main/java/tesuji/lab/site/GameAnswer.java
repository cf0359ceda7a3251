package tesuji.lab.site;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.lab.journal.EntryLine;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.WrittenGame;
import tesuji.lab.match.Task;
import tools.jackson.databind.json.JsonMapper;

/**
 * A finished game as text, and back.
 *
 * @param entry its line in a journal
 * @param log what the players thought; empty for games of tournaments, which keep none
 * @param thought nanoseconds
 * @param busy nanoseconds
 */
record GameAnswer(
        String entry,
        String fileName,
        String record,
        String log,
        OptionalInt score,
        List<Optional<String>> counts,
        long thought,
        long busy) {
    static String of(FinishedGame game, boolean isLogged) {
        return JsonMapper.shared()
                .writeValueAsString(new GameAnswer(
                        EntryLine.text(game.entry()),
                        game.fileName(),
                        game.record(),
                        isLogged ? game.log() : "",
                        game.score(),
                        game.counts(),
                        game.thought().toNanos(),
                        game.busy().toNanos()));
    }

    /** The game in a text, which was played for this task. */
    static FinishedGame read(String text, Task task) {
        GameAnswer result = JsonMapper.shared().readValue(text, GameAnswer.class);
        return new WrittenGame(
                task,
                EntryLine.read(result.entry()).orElseThrow(() -> new IllegalStateException("no entry: " + text)),
                result.fileName(),
                result.record(),
                result.log(),
                result.score(),
                result.counts(),
                Duration.ofNanos(result.thought()),
                Duration.ofNanos(result.busy()));
    }
}
