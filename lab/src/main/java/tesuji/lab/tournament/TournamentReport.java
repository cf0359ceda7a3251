package tesuji.lab.tournament;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tesuji.lab.journal.Csv;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.LostByFault;
import tesuji.lab.match.Sides;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rating.RatingForm;

/** What a tournament has to tell: tables, and sentences about whatever was not as it should be. */
public final class TournamentReport {
    private static final List<String> CSV_COLUMNS = List.of(
            "rank",
            "name",
            "player",
            "points",
            "played",
            "won",
            "lost",
            "drawn",
            "score",
            "scoreLow",
            "scoreHigh",
            "elo",
            "eloLow",
            "eloHigh",
            "firstWon",
            "firstLost",
            "firstDrawn",
            "secondWon",
            "secondLost",
            "secondDrawn",
            "buchholz",
            "byes",
            "eloPairsLow",
            "eloPairsHigh",
            "pairs",
            "pairs0",
            "pairs0.5",
            "pairs1",
            "pairs1.5",
            "pairs2",
            "unpaired");

    private final TournamentState state;
    private final RatingForm form;
    private final TournamentPairs pairs;
    private final TournamentRatings ratings;

    /** Of the tournament as it stands, with ratings in this form. */
    public TournamentReport(TournamentState state, RatingForm form) {
        this.state = state;
        this.form = form;
        pairs = TournamentPairs.of(state);
        ratings = TournamentRatings.of(state);
    }

    public TournamentRatings ratings() {
        return ratings;
    }

    /** What pairs of games brought. */
    public TournamentPairs pairs() {
        return pairs;
    }

    TournamentTable pairTable() {
        return PairTable.of(state, pairs);
    }

    /** The ratings for people to read; empty without games. */
    public String ratingTable() {
        return ratings.table(form);
    }

    /** The same as a table with the columns of its form; empty without games. */
    Optional<TournamentTable> ratingColumns() {
        return ratings.tables().map(all -> new TournamentTable("Ratings", all.columns(form), all.rows(form)));
    }

    /** All tables in the order in which they are read. */
    public List<TournamentTable> tables() {
        List<TournamentTable> tables = new ArrayList<>();
        tables.add(StandingsTable.of(state));
        Format format = state.tournament().format();
        if (format instanceof RoundRobin || format instanceof Gauntlet) tables.add(TournamentCrossTable.of(state));
        tables.addAll(RoundTables.of(state));
        if (pairs.exist()) tables.add(pairTable());
        return tables;
    }

    /** What was played, in a sentence. */
    public String summary() {
        Tournament tournament = state.tournament();
        String sides = tournament.conditions().sides() == Sides.FIXED ? ", sides fixed" : "";
        return tournament.format().text() + ": " + tournament.conditions().game() + ", "
                + state.games().size() + (state.games().size() == 1 ? " game" : " games") + ", seed "
                + tournament.seed() + sides + (state.complete() ? "." : "; not finished.");
    }

    /** A sentence for all games that a player lost by a crash, an illegal move or by time for the same reason. */
    public List<String> failures() {
        return lostByFault().stream().map(LostByFault::sentence).toList();
    }

    /** How many games they are. */
    public int failedGames() {
        return lostByFault().stream().mapToInt(lost -> lost.games().size()).sum();
    }

    private List<LostByFault> lostByFault() {
        Map<Integer, String> losers = new HashMap<>();
        for (TournamentGame game : state.games()) {
            Pairing pairing = game.pairing();
            losers.put(game.entry().game(), state.name(game.resultOf(pairing.a()) < 0 ? pairing.a() : pairing.b()));
        }
        List<Entry> entries = state.games().stream().map(TournamentGame::entry).toList();
        return LostByFault.of(entries, entry -> requireNonNull(losers.get(entry.game())));
    }

    /** The games that an external program counts in another way. */
    public List<EngineCount> disagreements() {
        return state.games().stream()
                .flatMap(game -> game.counts().stream())
                .filter(count -> !count.agrees())
                .toList();
    }

    /** A sentence for each of them. */
    public List<String> disagreementSentences() {
        return disagreements().stream()
                .map(count -> "Game " + count.game() + " was counted as " + count.ours() + ", but " + count.player()
                        + " says " + count.said() + ".")
                .toList();
    }

    /** What was unfair about the times, each sentence once, and who lost all its games by faults. */
    public List<String> warnings() {
        Stream<String> times = state.games().stream().flatMap(game -> game.entry().warnings().stream());
        List<LostByFault> lost = lostByFault();
        Stream<String> faults = IntStream.range(0, state.players())
                .boxed()
                .flatMap(player -> LostByFault.warning(
                        state.name(player), state.tally(player).games(), lost)
                        .stream());
        return Stream.concat(times.distinct(), faults).toList();
    }

    /** How many games repeat an earlier one, but for a symmetry of the board. */
    public int duplicates() {
        long different = state.games().stream()
                .map(game -> game.entry().movesHash())
                .distinct()
                .count();
        return (int) (state.games().size() - different);
    }

    /** The standings with bare numbers, for other programs. */
    String standingsCsv() {
        StringBuilder text = new StringBuilder(Csv.line(CSV_COLUMNS)).append('\n');
        for (Standings.Standing each : Standings.of(state)) {
            text.append(Csv.line(cells(each))).append('\n');
        }
        return text.toString();
    }

    private List<String> cells(Standings.Standing each) {
        Wilson interval = Wilson.of(each.tally());
        Entrant entrant = state.tournament().entrants().get(each.player());
        List<String> cells = new ArrayList<>(
                List.of("" + each.rank(), entrant.name(), entrant.spec().player()));
        cells.add(StandingsTable.points(each.points()));
        cells.add("" + each.tally().games());
        cells.addAll(numbers(each.tally()));
        cells.add(each.tally().games() == 0 ? "" : decimal(each.tally().score()));
        cells.add(decimal(interval.low()));
        cells.add(decimal(interval.high()));
        cells.addAll(ratings.of(each.player())
                .map(rated -> List.of(tenths(rated.rating()), tenths(rated.low()), tenths(rated.high())))
                .orElse(List.of("", "", "")));
        cells.addAll(numbers(each.first()));
        cells.addAll(numbers(each.second()));
        cells.add(StandingsTable.points(each.buchholz()));
        cells.add("" + each.byes());
        cells.addAll(ratings.overPairs(each.player())
                .map(range -> List.of(tenths(range.low()), tenths(range.high())))
                .orElse(List.of("", "")));
        cells.addAll(pairs(each.player()));
        return cells;
    }

    /** What its pairs brought a player; nothing where there are none, because sides are fixed. */
    private List<String> pairs(int player) {
        if (!pairs.exist()) return Collections.nCopies(2 + Pentanomial.OUTCOMES, "");
        Pentanomial brought = pairs.of(player);
        List<String> cells = new ArrayList<>(List.of("" + brought.pairs()));
        brought.counts().forEach(count -> cells.add("" + count));
        cells.add("" + brought.unpaired());
        return cells;
    }

    private static List<String> numbers(Tally tally) {
        return List.of("" + tally.wins(), "" + tally.losses(), "" + tally.draws());
    }

    /** Elo: a tenth of a point is less than any tournament can tell. */
    private static String tenths(double number) {
        return String.format(Locale.ROOT, "%.1f", Math.abs(number) < 0.05 ? 0 : number); // not -0.0
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }

    /** Everything as a page of Markdown. */
    String markdown() {
        StringBuilder page =
                new StringBuilder("# Tournament\n\n").append(summary()).append('\n');
        for (TournamentTable table : tables()) page.append('\n').append(table.markdown());
        page.append(ratingsText());
        page.append("\n## Players\n\n").append(players());
        page.append(list("Failures", failures()));
        page.append(list("Counted differently", disagreementSentences()));
        page.append(list("Warnings", warnings()));
        return page.toString();
    }

    private String ratingsText() {
        if (state.games().isEmpty()) return "";
        return "\n## Ratings\n\n```\n" + ratingTable() + "```\n\n"
                + ratings.assumptions().stream().map(each -> "* " + each + "\n").collect(Collectors.joining());
    }

    private String players() {
        return state.tournament().entrants().stream()
                .map(entrant -> "* " + entrant.name() + ": `" + entrant.spec().player() + "`, "
                        + TournamentHead.Player.of(entrant).limits() + "\n")
                .collect(Collectors.joining());
    }

    private static String list(String title, List<String> sentences) {
        if (sentences.isEmpty()) return "";
        return "\n## " + title + "\n\n"
                + sentences.stream().map(sentence -> "* " + sentence + "\n").collect(Collectors.joining());
    }
}
