package tesuji.lab.journal;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import tesuji.core.game.Game;
import tesuji.core.game.MatchFact;
import tesuji.core.game.ResultTable;
import tesuji.core.game.ResultTable.Column;
import tesuji.core.game.Termination;
import tesuji.lab.match.GameReport;

/**
 * Games as rows of a table: that of the game, or else one of six columns: seed, the two players, who won, how long it
 * took in moves and in seconds.
 *
 * @param zone whose dates and times are told
 */
public record GamesTable(Game game, ZoneId zone) {
    private static final List<Column> GENERAL = List.of(
            new Column.OfMatch("seed", MatchFact.SEED),
            new Column.OfMatch("first", MatchFact.FIRST_PLAYER),
            new Column.OfMatch("second", MatchFact.SECOND_PLAYER),
            new Column.OfMatch("winner", MatchFact.WINNER),
            new Column.OfMatch("moves", MatchFact.LENGTH),
            new Column.OfMatch("time", MatchFact.SECONDS));

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private List<Column> columns() {
        return game.resultTable().map(ResultTable::columns).orElse(GENERAL);
    }

    /** The titles of the columns. */
    public List<String> titles() {
        return columns().stream().map(Column::title).toList();
    }

    /** The row of one game. */
    public List<String> row(Entry entry) {
        return columns().stream().map(column -> cell(column, entry)).toList();
    }

    /** The row of a game that nobody keeps a journal of. */
    public List<String> row(GameReport report) {
        return row(EntryWriter.of(report, "", Origin.NOWHERE));
    }

    private String cell(Column column, Entry entry) {
        if (column instanceof Column.OfMatch known) return cell(known.fact(), entry);
        return entry.facts().getOrDefault(((Column.OfGame) column).fact(), "").toString();
    }

    private String cell(MatchFact fact, Entry entry) {
        Entry.Part a = entry.a();
        return switch (fact) {
            case SEED -> "" + entry.seed();
            case FIRST_PLAYER -> entry.part(0).player();
            case SECOND_PLAYER -> entry.part(1).player();
            case WINNER -> winner(entry, List.of("first", "second"));
            case WINNING_SIDE -> winner(entry, sides());
            case WINNER_LETTER ->
                entry.winner()
                        .map(name -> name.equals(entry.first()) ? "B" : "W")
                        .orElse("");
            case MARGIN -> number(entry.margin());
            case MOVES -> "" + entry.moves().size();
            case LENGTH -> game.notation().length(entry.moves().size());
            case SECONDS ->
                String.format(Locale.ROOT, "%.2f", a.spent() + entry.b().spent());
            case START_DATE -> DATE.format(local(entry.begin()));
            case START_TIME -> TIME.format(local(entry.begin()));
            case END_DATE -> DATE.format(local(entry.end()));
            case END_TIME -> TIME.format(local(entry.end()));
            case FREE_MEMORY -> "" + entry.freeMB();
            case TREE_MEMORY -> a.tree().map(tree -> "" + (tree.bytes() >> 20)).orElse("");
            case TREE_CAPACITY ->
                a.tree().map(tree -> "" + tree.capacity() / 1000).orElse("");
            case THREADS -> "" + a.threads();
            case TIME_LIMIT -> number(a.seconds());
            case STRATEGY -> a.strategy();
            case CRITERION -> a.criterion();
            case RATE -> a.rate().isPresent() ? "" + Math.round(a.rate().getAsDouble()) : "";
        };
    }

    private List<String> sides() {
        return game.notation().scenery().sides().stream()
                .map(side -> side.name())
                .toList();
    }

    private static String winner(Entry entry, List<String> names) {
        int result = entry.resultOfA();
        if (result == 0) return entry.termination() == Termination.LIMIT ? "unfinished" : "draw";
        return names.get(result > 0 ? entry.sideOfA() : 1 - entry.sideOfA());
    }

    private ZonedDateTime local(Instant instant) {
        return ZonedDateTime.ofInstant(instant, zone);
    }

    /** Without a fraction where there is none. */
    private static String number(OptionalDouble number) {
        if (number.isEmpty()) return "";
        double value = number.getAsDouble();
        return value == Math.rint(value) ? "" + (long) value : "" + value;
    }
}
