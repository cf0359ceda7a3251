package tesuji.lab.journal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.lab.match.Task;

/**
 * A game that was played elsewhere and came back as texts.
 *
 * @param entry whose origin is the machine it was played on
 */
public record WrittenGame(
        Task task,
        Entry entry,
        String fileName,
        String record,
        String log,
        OptionalInt score,
        List<Optional<String>> counts,
        Duration thought,
        Duration busy)
        implements FinishedGame {
    public WrittenGame {
        counts = List.copyOf(counts);
    }

    @Override
    public int resultOfA() {
        return entry.resultOfA();
    }
}
