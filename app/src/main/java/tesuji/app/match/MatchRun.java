package tesuji.app.match;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.ReportFiles;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.Journal;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.match.Match;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.Sides;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.site.TrialSite;
import tesuji.lab.statistics.SequentialTest;
import tesuji.lab.statistics.Sprt;

/** Plays the games of a match that nobody has played yet, tells of each, and writes it down where there is a folder. */
final class MatchRun {
    private final InterruptibleRun work;
    private final Match match;
    private final Optional<MatchFolder> files;
    private final Collection<Entry> kept;
    private final Journal journal;
    private final Optional<SequentialTest> sequential;
    private final MatchScreen screen;
    private final ReportFiles reports;

    /**
     * A run that has not begun.
     *
     * @param sprt ends the match as soon as it has decided, if there is one
     */
    MatchRun(
            Workbench workbench,
            InterruptibleRun work,
            Match match,
            Optional<MatchFolder> files,
            Optional<Sprt> sprt,
            boolean json) {
        this.work = work;
        this.match = match;
        this.files = files;
        kept = files.map(MatchFolder::kept).orElse(List.of());
        refuseFewer(match, kept);
        journal = new Journal(kept);
        boolean paired = match.conditions().sides() == Sides.EXCHANGED;
        sequential = sprt.map(test -> new SequentialTest(test, paired));
        kept.forEach(this::count);
        reports = new ReportFiles(workbench);
        screen = new MatchScreen(workbench.console(), match, this::counted, json);
    }

    /** Games beyond the wanted number would count, and a sequential test would see them. */
    private static void refuseFewer(Match match, Collection<Entry> kept) {
        int most = kept.stream().mapToInt(Entry::game).max().orElse(0);
        if (most > match.games()) {
            throw new InputException("The folder holds game " + most + " already; --games must be at least " + most
                    + ", not " + match.games() + ".");
        }
    }

    /** Plays there and tells the result; false if somebody stopped it. */
    boolean play(TrialSite site, int parallel) {
        AtomicReference<StoppableRun> self = new AtomicReference<>();
        StoppableRun runner = site.match(ProgramVersion.origin(), parallel).prepare(open(), game -> {
            keep(game);
            if (isDecided()) requireNonNull(self.get()).stop();
        });
        self.set(runner);
        work.begin(() -> {
            runner.stop();
            screen.print(files.flatMap(folder -> reports.write(() -> writeReport(folder))));
        });
        boolean complete = completed(runner) || isDecided();
        work.answer();
        return complete;
    }

    private Path writeReport(MatchFolder folder) {
        return new MatchPage(match, counted()).report().write(folder.path());
    }

    /** The exit code of a match that would have ended with this one. */
    int code(int otherwise) {
        return reports.code(otherwise);
    }

    /** What A has scored in all games that count, from 0 to 1. */
    double score() {
        return counted().tally().score();
    }

    private CountedGames counted() {
        return CountedGames.of(journal.entries(), sequential.map(SequentialTest::state));
    }

    private boolean isDecided() {
        return sequential
                .map(test -> test.state().decision() != Sprt.Decision.UNDECIDED)
                .orElse(false);
    }

    private void count(Entry entry) {
        sequential.ifPresent(test -> test.add(entry.game(), entry.resultOfA()));
    }

    /** Plays everything; what was played before something went wrong is told all the same. */
    private boolean completed(StoppableRun runner) {
        try {
            return runner.run();
        } catch (RuntimeException failure) {
            if (!journal.entries().isEmpty()) work.answer();
            throw failure;
        }
    }

    /** The games of which nothing is known yet; none if those kept are enough. */
    private List<PlannedGame> open() {
        if (isDecided()) return List.of();
        Set<Integer> done = kept.stream().map(Entry::game).collect(Collectors.toSet());
        return match.tasks().stream()
                .filter(task -> !done.contains(task.number()))
                .map(PlannedGame::new)
                .toList();
    }

    private void keep(FinishedGame game) {
        Entry entry = journal.entry(game);
        files.ifPresent(folder -> folder.write(game, entry));
        journal.add(entry);
        count(entry);
        screen.tell(entry);
    }
}
