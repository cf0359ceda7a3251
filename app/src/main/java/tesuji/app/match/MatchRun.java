package tesuji.app.match;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.Workbench;
import tesuji.core.game.Library;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.Journal;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;
import tesuji.lab.match.Runner;
import tesuji.lab.match.Task;

/** Plays the games of a match that nobody has played yet, tells of each, and writes it down where there is a folder. */
final class MatchRun {
    private final Library library;
    private final InterruptibleRun work;
    private final Match match;
    private final Optional<MatchFolder> files;
    private final Collection<Entry> kept;
    private final Journal journal;
    private final MatchScreen screen;

    MatchRun(Workbench workbench, InterruptibleRun work, Match match, Optional<MatchFolder> files, boolean json) {
        library = workbench.library();
        this.work = work;
        this.match = match;
        this.files = files;
        kept = files.map(MatchFolder::kept).orElse(List.of());
        Origin origin =
                new Origin(ProgramVersion.text(), System.getProperty("tesuji.revision", ""), Origin.Machine.here());
        journal = new Journal(origin, kept);
        screen = new MatchScreen(workbench.console(), match, journal, json);
    }

    /** Plays and tells the result; false if somebody stopped it. */
    boolean play(int parallel) {
        Runner runner = new Runner(new Arena(library, new Catalog(library)), open(), parallel, this::keep);
        work.begin(() -> {
            runner.stop();
            screen.print();
        });
        boolean complete = completed(runner);
        work.answer();
        return complete;
    }

    /** What A has scored in all games so far, from 0 to 1. */
    double score() {
        return journal.tally().score();
    }

    /** Plays everything; what was played before something went wrong is told all the same. */
    private boolean completed(Runner runner) {
        try {
            return runner.run();
        } catch (RuntimeException failure) {
            if (!journal.entries().isEmpty()) work.answer();
            throw failure;
        }
    }

    /** The tasks of which nothing is known yet. */
    private List<Task> open() {
        Set<Integer> done = kept.stream().map(Entry::game).collect(Collectors.toSet());
        return match.tasks().stream()
                .filter(task -> !done.contains(task.number()))
                .toList();
    }

    private void keep(GameReport report) {
        Entry entry = journal.add(report);
        files.ifPresent(folder -> folder.write(report, entry));
        screen.tell(entry);
    }
}
