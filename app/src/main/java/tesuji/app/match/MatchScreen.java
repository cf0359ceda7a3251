package tesuji.app.match;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.Json;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.Journal;
import tesuji.lab.match.Match;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** What a person or a program sees of a match: news of each game on the standard error, the answer at the end. */
final class MatchScreen {
    private final Console console;
    private final Match match;
    private final Journal journal;
    private final boolean json;
    private final Set<String> warned = new HashSet<>();
    private final int before;
    private final long begin = System.nanoTime();

    MatchScreen(Console console, Match match, Journal journal, boolean json) {
        this.console = console;
        this.match = match;
        this.journal = journal;
        this.json = json;
        before = journal.entries().size();
    }

    /**
     * The whole answer. All numbers are those of {@code a}; where a number would be infinite or there are no games it
     * is null.
     */
    record Answer(
            String game,
            String a,
            String b,
            int games,
            int wins,
            int losses,
            int draws,
            @Nullable Double score,
            double scoreLow,
            double scoreHigh,
            @Nullable Double elo,
            @Nullable Double eloLow,
            @Nullable Double eloHigh,
            double pValue,
            double superiority,
            long seed,
            String sides,
            @Nullable Double aSeconds,
            @Nullable Double bSeconds,
            int duplicates,
            Map<String, Long> endings,
            List<String> warnings) {}

    /** Tells of one more game, if somebody watches, and in any case what is new and unfair about it. */
    void tell(Entry entry) {
        for (String warning : entry.warnings())
            if (warned.add(warning)) console.err().println(warning);
        if (!console.watched()) return;
        Tally tally = journal.tally();
        int done = journal.entries().size();
        double seconds = (System.nanoTime() - begin) / 1e9;
        double each = seconds / (done - before);
        String winner = entry.resultOfA() > 0 ? "A won" : entry.resultOfA() < 0 ? "B won" : "a draw";
        console.err()
                .println("game " + entry.game() + " of " + match.games() + ": " + winner + ", " + entry.result() + " ("
                        + MatchTable.word(entry.termination()) + "); A " + MatchTable.count(tally) + ", "
                        + Amount.percent(tally.score())
                        + "; " + Amount.rough(3600 / each) + " games/h, "
                        + Amount.time(each * Math.max(0, match.games() - done)) + " left");
    }

    /** Prints how things stand. */
    void print() {
        if (json) Json.print(console, answer());
        else new MatchTable(match, journal).print(console);
    }

    private Answer answer() {
        Tally tally = journal.tally();
        Wilson interval = Wilson.of(tally);
        Elo elo = Elo.of(tally);
        return new Answer(
                match.conditions().game().toString(),
                match.a().player(),
                match.b().player(),
                tally.games(),
                tally.wins(),
                tally.losses(),
                tally.draws(),
                finite(tally.score()),
                interval.low(),
                interval.high(),
                finite(elo.difference()),
                finite(elo.low()),
                finite(elo.high()),
                SignTest.pValue(tally),
                SignTest.superiority(tally),
                match.seed(),
                MatchTable.word(match.conditions().sides()),
                secondsPerMove(true),
                secondsPerMove(false),
                MatchTable.duplicates(journal.entries()),
                MatchTable.endings(journal.entries()),
                MatchTable.warnings(journal.entries()));
    }

    private @Nullable Double secondsPerMove(boolean isA) {
        OptionalDouble used = MatchTable.secondsPerMove(journal.entries(), isA);
        return used.isPresent() ? used.getAsDouble() : null;
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
