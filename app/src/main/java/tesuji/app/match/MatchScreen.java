package tesuji.app.match;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.Json;
import tesuji.app.command.ReportFiles;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.LostByFault;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.SequentialTest;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Sprt;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** What a person or a program sees of a match: news of each game on the standard error, the answer at the end. */
final class MatchScreen {
    private final Console console;
    private final Match match;
    private final Supplier<CountedGames> games;
    private final boolean json;
    private final Set<String> warned = new HashSet<>();
    private final int before;
    private final long begin = System.nanoTime();

    /**
     * A screen for a match.
     *
     * @param games those that count so far
     */
    MatchScreen(Console console, Match match, Supplier<CountedGames> games, boolean json) {
        this.console = console;
        this.match = match;
        this.games = games;
        this.json = json;
        before = games.get().played();
    }

    /**
     * The whole answer. All numbers are those of {@code a}; where a number would be infinite or there are no games it
     * is null. The report is the page, null if none was written.
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
            int distinct,
            @Nullable PairsAnswer pentanomial,
            @Nullable SprtAnswer sprt,
            Map<String, Long> endings,
            int failedGames,
            List<String> failures,
            List<String> warnings,
            @Nullable String report) {}

    /** What the sequential test says, after how many games. */
    record SprtAnswer(
            double elo0,
            double elo1,
            double alpha,
            double beta,
            double llr,
            double lower,
            double upper,
            String decision,
            int games) {
        static SprtAnswer of(SequentialTest.State state) {
            Sprt sprt = state.sprt();
            return new SprtAnswer(
                    sprt.elo0(),
                    sprt.elo1(),
                    sprt.alpha(),
                    sprt.beta(),
                    state.llr(),
                    sprt.lower(),
                    sprt.upper(),
                    MatchTable.word(state.decision()),
                    state.games());
        }
    }

    /** Tells of one more game, if somebody watches, and in any case what is new and unfair about it. */
    void tell(Entry entry) {
        for (String warning : entry.warnings())
            if (warned.add(warning)) console.err().println(warning);
        if (!console.watched()) return;
        CountedGames counted = games.get();
        Tally tally = counted.tally();
        int done = counted.played();
        double seconds = (System.nanoTime() - begin) / 1e9;
        double each = seconds / (done - before);
        String winner = entry.resultOfA() > 0 ? "A won" : entry.resultOfA() < 0 ? "B won" : "a draw";
        console.err()
                .println("game " + entry.game() + " of " + match.games() + ": " + winner + ", " + entry.result() + " ("
                        + MatchTable.word(entry.termination()) + "); A " + MatchTable.count(tally) + ", "
                        + Amount.percent(tally.score())
                        + counted.sprt()
                                .map(MatchTable::ratio)
                                .map("; "::concat)
                                .orElse("")
                        + "; " + Amount.rough(3600 / each) + " games/h, "
                        + Amount.time(each * Math.max(0, match.games() - done)) + " left");
    }

    /**
     * Prints how things stand.
     *
     * @param page where the report is, if it was written
     */
    void print(Optional<Path> page) {
        if (json) {
            Json.print(console, answer(page));
            return;
        }
        new MatchTable(match, games.get()).print(console);
        ReportFiles.tell(console, page);
    }

    private Answer answer(Optional<Path> page) {
        CountedGames counted = games.get();
        List<Entry> entries = counted.entries();
        Tally tally = counted.tally();
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
                secondsPerMove(entries, true),
                secondsPerMove(entries, false),
                MatchTable.duplicates(entries),
                counted.distinct(),
                match.conditions().sides() == Sides.FIXED ? null : PairsAnswer.of(counted.pairs()),
                counted.sprt().map(SprtAnswer::of).orElse(null),
                MatchTable.endings(entries),
                MatchTable.failures(entries).stream()
                        .mapToInt(lost -> lost.games().size())
                        .sum(),
                MatchTable.failures(entries).stream().map(LostByFault::sentence).toList(),
                MatchTable.warnings(entries),
                page.map(Path::toString).orElse(null));
    }

    private static @Nullable Double secondsPerMove(List<Entry> entries, boolean isA) {
        OptionalDouble used = MatchTable.secondsPerMove(entries, isA);
        return used.isPresent() ? used.getAsDouble() : null;
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
