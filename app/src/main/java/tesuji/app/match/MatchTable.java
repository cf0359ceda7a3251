package tesuji.app.match;

import java.io.PrintWriter;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.LostByFault;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.SequentialTest;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Sprt;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** The result of a match for a person to read. */
final class MatchTable {
    private static final String[] COLUMNS = {
        "", ">won", ">lost", ">drawn", ">first", ">second", ">score", ">95 %", ">Elo", ">95 %", ">steps/s", ">s/move"
    };

    private static final String A = "A";
    private static final String B = "B";

    private static final DecimalFormatSymbols SYMBOLS = DecimalFormatSymbols.getInstance(Locale.ROOT);

    private final Match match;
    private final CountedGames games;
    private final List<Entry> entries;
    private final Tally tally;

    MatchTable(Match match, CountedGames games) {
        this.match = match;
        this.games = games;
        entries = games.entries();
        tally = games.tally();
    }

    void print(Console console) {
        PrintWriter out = console.out();
        if (entries.isEmpty()) {
            out.println("No game was finished.");
            return;
        }
        out.println("A is " + match.a().player() + ", B is " + match.b().player() + ".");
        Table table = new Table(COLUMNS);
        rows().forEach(table::add);
        table.print(out, console.style());
        out.println();
        sentences().forEach(out::println);
        failures(entries).forEach(lost -> out.println(lost.sentence()));
        warnings(entries).forEach(out::println);
    }

    /** The heads of the columns; those of numbers begin with {@code >}. */
    static List<String> columns() {
        return List.of(COLUMNS);
    }

    /** What each player has done; there must be games. */
    List<String[]> rows() {
        return List.of(row(A, tally, true), row(B, tally.reversed(), false));
    }

    /** What the games say; there must be some. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sentences.add(match.conditions().game() + ", " + entries.size() + (entries.size() == 1 ? " game" : " games")
                + ", seed " + match.seed() + "; p-value "
                + String.format(Locale.ROOT, "%.4g", SignTest.pValue(tally)) + " (sign test), A is the better one with "
                + Amount.percent(SignTest.superiority(tally)) + ".");
        sentences.add("Ended by " + listed(endings(entries)) + repetitions(duplicates(entries)) + ".");
        boolean fixed = match.conditions().sides() == Sides.FIXED;
        sentences.add(fixed ? "A moved first in all games." : pairs(games.pairs()));
        games.sprt().map(this::verdict).ifPresent(sentences::add);
        return sentences;
    }

    /** How many games ended in which way. */
    static Map<String, Long> endings(List<Entry> entries) {
        return entries.stream()
                .collect(
                        Collectors.groupingBy(entry -> word(entry.termination()), TreeMap::new, Collectors.counting()));
    }

    /** How many games repeat another one, in whatever order they ended. */
    static int duplicates(List<Entry> entries) {
        return entries.size()
                - (int) entries.stream().map(Entry::movesHash).distinct().count();
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The games that were lost by a crash, an illegal move or time, equal reasons together. */
    static List<LostByFault> failures(List<Entry> entries) {
        return LostByFault.of(entries, entry -> entry.resultOfA() > 0 ? B : A);
    }

    /** What was unfair about the times, each sentence once, and who lost all games by faults. */
    static List<String> warnings(List<Entry> entries) {
        Stream<String> times = entries.stream().flatMap(entry -> entry.warnings().stream());
        List<LostByFault> lost = failures(entries);
        Stream<String> faults =
                Stream.of(A, B).flatMap(player -> LostByFault.warning(player, entries.size(), lost).stream());
        return Stream.concat(times.distinct(), faults).toList();
    }

    /** Wins, losses and draws. */
    static String count(Tally tally) {
        return tally.wins() + "-" + tally.losses() + "-" + tally.draws();
    }

    private static String listed(Map<String, Long> endings) {
        return endings.entrySet().stream()
                .map(ending -> ending.getKey() + " " + ending.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String repetitions(int duplicates) {
        if (duplicates == 0) return "";
        return "; " + duplicates + (duplicates == 1 ? " game repeats" : " games repeat") + " an earlier one";
    }

    /** What the pairs say, by their own variance. */
    private static String pairs(Pentanomial pairs) {
        Pentanomial.Estimate estimate = pairs.estimate();
        Elo elo = estimate.elo();
        String unpaired = pairs.unpaired() == 0
                ? ""
                : "; " + pairs.unpaired() + (pairs.unpaired() == 1 ? " game has" : " games have") + " no partner";
        if (pairs.pairs() == 0) return "No pair is complete" + unpaired + ".";
        String counts = pairs.counts().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return "Pairs with 0, ½, 1, 1½, 2 points of A: " + counts + "; score " + Amount.percent(estimate.score())
                + ", 95 % " + range(Amount.percent(estimate.low()), Amount.percent(estimate.high())) + ", Elo "
                + range(elo(elo.low()), elo(elo.high())) + unpaired + ".";
    }

    /** The ratio of a sequential test and its bounds. */
    static String ratio(SequentialTest.State state) {
        return String.format(
                Locale.ROOT,
                "LLR %.2f (%.2f … %.2f)",
                state.llr(),
                state.sprt().lower(),
                state.sprt().upper());
    }

    private String verdict(SequentialTest.State state) {
        Sprt sprt = state.sprt();
        String ending = switch (state.decision()) {
            case H0 -> "H0 is accepted: " + difference(sprt.elo0()) + " rather than " + difference(sprt.elo1());
            case H1 -> "H1 is accepted: " + difference(sprt.elo1()) + " rather than " + difference(sprt.elo0());
            case UNDECIDED ->
                "undecided between " + difference(sprt.elo0()) + " (H0) and " + difference(sprt.elo1()) + " (H1)";
        };
        String after = games.after() == 0
                ? ""
                : " " + games.after() + (games.after() == 1 ? " later game is" : " later games are") + " not counted.";
        return "SPRT after " + state.games() + " games: " + ratio(state) + ", " + ending + " (errors "
                + number(sprt.alpha()) + " and " + number(sprt.beta()) + ")." + after;
    }

    private static String difference(double elo) {
        return number(elo) + " Elo";
    }

    private static String number(double number) {
        return new DecimalFormat("0.####", SYMBOLS).format(number);
    }

    private String[] row(String letter, Tally results, boolean isA) {
        Wilson interval = Wilson.of(results);
        Elo elo = Elo.of(results);
        return new String[] {
            letter,
            "" + results.wins(),
            "" + results.losses(),
            "" + results.draws(),
            asSide(isA, 0),
            asSide(isA, 1),
            Amount.percent(results.score()),
            range(Amount.percent(interval.low()), Amount.percent(interval.high())),
            elo(elo.difference()),
            range(elo(elo.low()), elo(elo.high())),
            speed(isA),
            pace(isA)
        };
    }

    private static String range(String low, String high) {
        return low + " … " + high;
    }

    private static String elo(double difference) {
        if (Double.isInfinite(difference)) return difference > 0 ? "+inf" : "-inf";
        return String.format(Locale.ROOT, "%+.0f", difference);
    }

    private static Entry.Part part(Entry entry, boolean isA) {
        return isA ? entry.a() : entry.b();
    }

    private String asSide(boolean isA, int side) {
        return count(results(isA, side));
    }

    /** The results of one player on one side. */
    Tally results(boolean isA, int side) {
        Tally results = Tally.NONE;
        for (Entry entry : entries) {
            if ((entry.sideOfA() == side) == isA) {
                results = results.with(isA ? entry.resultOfA() : -entry.resultOfA());
            }
        }
        return results;
    }

    private String speed(boolean isA) {
        long steps = 0;
        double seconds = 0;
        for (Entry entry : entries) {
            Entry.Part part = part(entry, isA);
            if (part.rate().isEmpty()) continue;
            steps += part.steps();
            seconds += part.spent();
        }
        return steps == 0 ? "" : Amount.rough(steps / seconds);
    }

    private String pace(boolean isA) {
        OptionalDouble used = secondsPerMove(entries, isA);
        if (used.isEmpty()) return "";
        OptionalDouble limit = part(entries.get(0), isA).seconds();
        String text = String.format(Locale.ROOT, "%.2f", used.getAsDouble());
        return limit.isEmpty() ? text : text + " of " + number(limit.getAsDouble());
    }

    /** What one player really used, by the clock on the wall; empty if it made no move. */
    static OptionalDouble secondsPerMove(List<Entry> entries, boolean isA) {
        double seconds = 0;
        double decisions = 0;
        for (Entry entry : entries) {
            Entry.Part part = part(entry, isA);
            seconds += part.spent();
            decisions += entry.decisions(part);
        }
        return decisions == 0 ? OptionalDouble.empty() : OptionalDouble.of(seconds / decisions);
    }
}
