package tesuji.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.Journal;
import tesuji.lab.match.Match;
import tesuji.lab.match.Termination;
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
            int duplicates,
            Map<String, Long> endings) {}

    /** Tells of one more game, if somebody watches. */
    void tell(Entry entry) {
        if (!console.watched()) return;
        Tally tally = journal.tally();
        int done = journal.entries().size();
        double seconds = (System.nanoTime() - begin) / 1e9;
        double each = seconds / (done - before);
        String winner =
                entry.winner().map(name -> name.equals("a") ? "A won" : "B won").orElse("a draw");
        console.err()
                .println("game " + entry.game() + " of " + match.games() + ": " + winner + ", " + entry.result() + " ("
                        + word(entry.termination()) + "); A " + count(tally) + ", " + Amount.percent(tally.score())
                        + "; " + Amount.rough(3600 / each) + " games/h, "
                        + Amount.time(each * Math.max(0, match.games() - done)) + " left");
    }

    private static String count(Tally tally) {
        return tally.wins() + "-" + tally.losses() + "-" + tally.draws();
    }

    private static String word(Termination termination) {
        return termination.name().toLowerCase(Locale.ROOT);
    }

    /** Prints how things stand. */
    void print() {
        if (json) Json.print(console, answer());
        else table();
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
                duplicates(),
                endings());
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }

    private int duplicates() {
        return (int) journal.entries().stream()
                .filter(entry -> entry.duplicateOf().isPresent())
                .count();
    }

    private Map<String, Long> endings() {
        return journal.entries().stream()
                .collect(
                        Collectors.groupingBy(entry -> word(entry.termination()), TreeMap::new, Collectors.counting()));
    }

    private void table() {
        Tally tally = journal.tally();
        if (tally.games() == 0) {
            console.out().println("No game was finished.");
            return;
        }
        console.out()
                .println("A is " + match.a().player() + ", B is " + match.b().player() + ".");
        Table table = new Table(
                "",
                ">won",
                ">lost",
                ">drawn",
                ">first",
                ">second",
                ">score",
                ">95 %",
                ">Elo",
                ">95 %",
                ">steps/s",
                ">s/move");
        table.add(row("A", tally, true));
        table.add(row("B", tally.reversed(), false));
        table.print(console.out(), console.style());
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "%n%s, %d %s, seed %d; p-value %.4g (sign test), A is the better one with %.1f %%.",
                        match.conditions().game(),
                        tally.games(),
                        tally.games() == 1 ? "game" : "games",
                        match.seed(),
                        SignTest.pValue(tally),
                        100 * SignTest.superiority(tally)));
        console.out().println("Ended by " + listed(endings()) + duplicateWords() + ".");
    }

    private String duplicateWords() {
        int duplicates = duplicates();
        if (duplicates == 0) return "";
        return "; " + duplicates + (duplicates == 1 ? " game repeats" : " games repeat") + " an earlier one";
    }

    private static String listed(Map<String, Long> endings) {
        return endings.entrySet().stream()
                .map(ending -> ending.getKey() + " " + ending.getValue())
                .collect(Collectors.joining(", "));
    }

    private String[] row(String letter, Tally tally, boolean isA) {
        Wilson interval = Wilson.of(tally);
        Elo elo = Elo.of(tally);
        List<Entry> entries = journal.entries();
        return new String[] {
            letter,
            "" + tally.wins(),
            "" + tally.losses(),
            "" + tally.draws(),
            asSide(entries, isA, 0),
            asSide(entries, isA, 1),
            Amount.percent(tally.score()),
            range(Amount.percent(interval.low()), Amount.percent(interval.high())),
            elo(elo.difference()),
            range(elo(elo.low()), elo(elo.high())),
            speed(entries, isA),
            pace(entries, isA)
        };
    }

    private static String range(String low, String high) {
        return low + " … " + high;
    }

    /** Wins, losses and draws on one side. */
    private static String asSide(List<Entry> entries, boolean isA, int side) {
        Tally tally = Tally.NONE;
        for (Entry entry : entries) {
            boolean aMovedFirst = entry.first().equals("a");
            if ((aMovedFirst == isA) == (side == 0)) tally = tally.with(isA ? entry.resultOfA() : -entry.resultOfA());
        }
        return count(tally);
    }

    private static String speed(List<Entry> entries, boolean isA) {
        long steps = 0;
        double seconds = 0;
        for (Entry entry : entries) {
            Entry.Part part = isA ? entry.a() : entry.b();
            OptionalDouble rate = part.rate();
            if (rate.isEmpty()) continue;
            steps += part.steps();
            seconds += part.spent();
        }
        return steps == 0 ? "" : Amount.rough(steps / seconds);
    }

    private static String pace(List<Entry> entries, boolean isA) {
        double seconds = entries.stream()
                .mapToDouble(entry -> (isA ? entry.a() : entry.b()).spent())
                .sum();
        double moves = entries.stream()
                .mapToDouble(entry -> (entry.moves().size() - entry.opening()) / 2.0)
                .sum();
        return moves == 0 ? "" : String.format(Locale.ROOT, "%.2f", seconds / moves);
    }

    private static String elo(double difference) {
        if (Double.isInfinite(difference)) return difference > 0 ? "+inf" : "-inf";
        return String.format(Locale.ROOT, "%+.0f", difference);
    }
}
