package tesuji.lab.journal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Task;

/** A game that was played here. Its texts are made when they are asked for. */
public final class ReportedGame implements FinishedGame {
    private final GameReport report;
    private final Origin origin;
    private final Duration busy;
    private @Nullable Entry entry;

    /** A game that took so long, opening and counting included. */
    public ReportedGame(GameReport report, Origin origin, Duration busy) {
        this.report = report;
        this.origin = origin;
        this.busy = busy;
    }

    /** A game that took as long as the players thought. */
    public ReportedGame(GameReport report, Origin origin) {
        this(report, origin, thought(report));
    }

    private static Duration thought(GameReport report) {
        return report.played().time(0).plus(report.played().time(1));
    }

    @Override
    public Task task() {
        return report.task();
    }

    @Override
    public int resultOfA() {
        OptionalInt winner = report.played().ending().winner();
        if (winner.isEmpty()) return 0;
        return winner.getAsInt() == task().sideOfA() ? 1 : -1;
    }

    @Override
    public Entry entry() {
        Entry made = entry == null ? Entry.of(report, origin) : entry;
        entry = made;
        return made;
    }

    @Override
    public String fileName() {
        return new GameFile(report, entry()).name();
    }

    @Override
    public String record() {
        return new GameFile(report, entry()).text();
    }

    @Override
    public String log() {
        return new MoveLog(report).text(entry());
    }

    @Override
    public OptionalInt score() {
        return report.played().ending().score();
    }

    @Override
    public List<Optional<String>> counts() {
        return report.counts();
    }

    @Override
    public Duration thought() {
        return thought(report);
    }

    @Override
    public Duration busy() {
        return busy;
    }
}
