package tesuji.web.lab;

import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.Journal;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.journal.Origin;
import tesuji.lab.journal.ReportedGame;
import tesuji.lab.match.Arena;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;
import tesuji.lab.match.Runner;
import tesuji.lab.match.Task;

/** A match while it is played, one game after the other. Games are written by a thread of the runner. */
final class MatchWork implements LabWork {
    private final StoredMatch stored;
    private final Match match;
    private final Game rules;
    private final Arena arena;
    private final Origin origin;
    private final BiFunction<StoredMatch, LabProgress, Object> teller;
    private volatile @Nullable Journal journal;

    MatchWork(
            StoredMatch stored,
            Match match,
            Game rules,
            Arena arena,
            Origin origin,
            BiFunction<StoredMatch, LabProgress, Object> teller) {
        this.stored = stored;
        this.match = match;
        this.rules = rules;
        this.arena = arena;
        this.origin = origin;
        this.teller = teller;
    }

    @Override
    public String id() {
        return stored.id();
    }

    /** The games so far, while it is played; nothing before and after. */
    @Nullable
    List<Entry> live() {
        Journal now = journal;
        return now == null ? null : now.entries();
    }

    @Override
    public void run(Interlude between) throws InterruptedException {
        try (MatchFolder files = MatchFolder.open(stored.folder(), match, rules)) {
            Journal kept = new Journal(files.kept());
            journal = kept;
            Set<Integer> done = files.kept().stream().map(Entry::game).collect(Collectors.toSet());
            for (Task task : match.tasks()) {
                if (done.contains(task.number())) continue;
                between.pause();
                Runner runner = new Runner(arena, List.of(task), 1, report -> keep(files, kept, report));
                if (!runner.run()) throw new InterruptedException("a match was stopped");
            }
        } finally {
            journal = null;
        }
    }

    private void keep(MatchFolder files, Journal journal, GameReport report) {
        FinishedGame game = new ReportedGame(report, origin);
        Entry entry = journal.entry(game);
        files.write(game, entry);
        journal.add(entry);
    }

    /** The runner sees to it that no game is half written when the thread is interrupted. */
    @Override
    public void stop() {
        // nothing is written by the thread that will be interrupted
    }

    @Override
    public Object news(LabProgress progress) {
        return teller.apply(stored, progress);
    }
}
