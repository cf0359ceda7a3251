package tesuji.app.tournament;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.Json;
import tesuji.app.command.ReportFiles;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.lab.journal.Entry;
import tesuji.lab.statistics.rating.RatingForm;
import tesuji.lab.tournament.TournamentGame;
import tesuji.lab.tournament.TournamentReport;
import tesuji.lab.tournament.TournamentRun;
import tesuji.lab.tournament.TournamentState;
import tesuji.lab.tournament.TournamentTable;

/** What a person or a program sees of a tournament: news of each game on the standard error, the answer at the end. */
final class TournamentScreen {
    private final Console console;
    private final boolean json;
    private final RatingForm form;
    private final Set<String> warned = new HashSet<>();
    private @Nullable TournamentRun run;
    private int done;

    TournamentScreen(Console console, boolean json, RatingForm form) {
        this.console = console;
        this.json = json;
        this.form = form;
    }

    /** From now on it tells of this run. */
    void begin(TournamentRun begun) {
        run = begun;
        done = begun.state().games().size();
    }

    /** Tells of one more game, if somebody watches, and in any case what is new and unfair about it. */
    void tell(TournamentGame game) {
        Entry entry = game.entry();
        for (String warning : entry.warnings())
            if (warned.add(warning)) console.err().println(warning);
        done++;
        if (!console.watched() || run == null) return;
        console.err()
                .println("game " + entry.game() + ", " + done + " of " + run.scheduled() + ", round "
                        + game.pairing().round() + ": " + entry.part(0).player() + " – "
                        + entry.part(1).player() + ", " + entry.result() + " ("
                        + entry.termination().name().toLowerCase(Locale.ROOT) + ")");
    }

    /**
     * Prints how things stand.
     *
     * @param page where the report is, if it was written
     */
    void print(TournamentRun told, Optional<Path> page) {
        TournamentState state = told.state();
        if (json) {
            Json.print(console, TournamentAnswer.of(new TournamentReport(state, form), state, told.times(), page));
            return;
        }
        print(state, told.times());
        ReportFiles.tell(console, page);
    }

    private void print(TournamentState state, TournamentRun.Times times) {
        PrintWriter out = console.out();
        if (state.games().isEmpty()) {
            out.println("No game was finished.");
            return;
        }
        TournamentReport report = new TournamentReport(state, form);
        for (TournamentTable each : report.tables()) {
            out.println(each.title());
            Table table = new Table(each.columns().toArray(String[]::new));
            each.rows().forEach(row -> table.add(row.toArray(String[]::new)));
            table.print(out, console.style());
            out.println();
        }
        out.println("Ratings");
        out.print(report.ratingTable());
        report.ratings().assumptions().forEach(out::println);
        out.println();
        out.println(report.summary());
        if (report.duplicates() > 0) {
            out.println(report.duplicates() + (report.duplicates() == 1 ? " game repeats" : " games repeat")
                    + " an earlier one.");
        }
        for (List<String> sentences : List.of(report.failures(), report.disagreementSentences(), report.warnings())) {
            sentences.forEach(out::println);
        }
        if (times.playerSeconds() > 0) {
            out.println("Players thought for " + Amount.time(times.playerSeconds()) + "; all else took "
                    + Amount.percent(times.overhead()) + " of the time.");
        }
    }
}
