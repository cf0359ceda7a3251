package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rating.PlayerRatings;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;

/** A tournament as a report: the tables that are printed as well, the bracket of a knock-out, and the ratings. */
final class TournamentPage {
    private static final String NAME = "tournament";
    private static final String CROSS_TABLE = "Cross table";
    private static final int MOST_ACROSS = 10;
    private static final int LONGEST = 50;
    private static final String NO_NUMBER = "---";

    private final TournamentState state;
    private final TournamentReport told;
    private final Optional<PlayerRatings> ratings;

    TournamentPage(TournamentState state, TournamentReport told) {
        this.state = state;
        this.told = told;
        ratings = told.ratings().fitted();
    }

    RunReport report() {
        return new RunReport(
                NAME,
                "tesuji tournament",
                "How strong are these " + state.players() + " players of "
                        + state.tournament().conditions().game() + ", compared with each other?",
                told.summary(),
                new Findings(answer(), tables(), charts()));
    }

    /** Who is ahead, how certain that is, and what was not as it should be. */
    private String answer() {
        if (state.games().isEmpty()) return "No game was finished.";
        List<String> sentences = new ArrayList<>(List.of(leaders()));
        ratings.filter(all -> all.players().size() > 1)
                .map(TournamentPage::strongest)
                .ifPresent(sentences::add);
        sentences.addAll(counted(told.failedGames(), "was lost", "were lost", "by a crash, an illegal move or time"));
        sentences.addAll(counted(told.disagreements().size(), "is counted", "are counted", "otherwise by a program"));
        sentences.addAll(counted(told.duplicates(), "repeats", "repeat", "an earlier one"));
        return String.join(" ", sentences);
    }

    private String leaders() {
        List<Standings.Standing> first =
                Standings.of(state).stream().filter(each -> each.rank() == 1).toList();
        if (first.size() > 1) {
            return first.stream().map(each -> state.name(each.player())).collect(Collectors.joining(", "))
                    + " share the first place.";
        }
        Standings.Standing best = first.get(0);
        Wilson interval = Wilson.of(best.tally());
        return state.name(best.player()) + " is first, with "
                + StandingsTable.points(best.tally().points())
                + " points of " + best.tally().games() + " games, "
                + StandingsTable.percent(best.tally().score()) + " (95 %: " + StandingsTable.percent(interval.low())
                + " … " + StandingsTable.percent(interval.high()) + ").";
    }

    private static String strongest(PlayerRatings all) {
        RatedPlayer best = all.players().get(0);
        return String.format(
                Locale.ROOT,
                "By the ratings %s is the strongest (Elo %+d, 95 %%: %+d … %+d), and stronger than %s with"
                        + " a probability of %s.",
                best.name(),
                Math.round(best.rating()),
                Math.round(best.low()),
                Math.round(best.high()),
                all.players().get(1).name(),
                StandingsTable.percent(all.superiorityOverNext(0)));
    }

    private static List<String> counted(int games, String one, String several, String how) {
        if (games == 0) return List.of();
        return List.of((games == 1 ? "1 game " + one : games + " games " + several) + " " + how + ".");
    }

    private List<ReportTable> tables() {
        List<ReportTable> tables = new ArrayList<>();
        for (TournamentTable table : told.tables()) {
            boolean crowded = table.title().equals(CROSS_TABLE) && state.players() > MOST_ACROSS;
            tables.add(
                    crowded
                            ? meetings()
                            : new ReportTable(
                                    fileName(table.title()), caption(table.title()), heads(table), table.rows()));
        }
        told.ratingColumns().map(this::ratings).ifPresent(tables::add);
        tables.add(players());
        addSentences(tables, "failures", "Games lost by a crash, an illegal move or time.", told.failures());
        if (!told.disagreements().isEmpty()) tables.add(disagreements());
        addSentences(tables, "warnings", "What should be known before these results are trusted.", told.warnings());
        return tables;
    }

    /** On a page every column has a name, so that it can be read aloud. */
    private static List<String> heads(TournamentTable table) {
        return table.heads().stream()
                .map(head -> head.isEmpty() ? "place" : head)
                .toList();
    }

    private static String fileName(String title) {
        return title.equals(PairTable.TITLE)
                ? "pairs"
                : title.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static String caption(String title) {
        return switch (title) {
            case "Standings" ->
                "Standings. 95 % is the interval of Wilson for the score; first and second are wins, losses and draws"
                        + " when moving first and second.";
            case CROSS_TABLE -> "Cross table: wins, losses and draws of the player of the row.";
            case PairTable.TITLE ->
                title + ": so many brought 0, ½, 1, 1½ and 2. 95 % is from the variance over pairs.";
            case "Bracket" -> "Bracket. A result is wins, losses and draws of the first player.";
            default -> title + ".";
        };
    }

    /** What the cross table of so many players says that it would not fit a page. */
    private ReportTable meetings() {
        List<List<String>> rows = new ArrayList<>();
        for (int a = 0; a < state.players(); a++) {
            for (int b = a + 1; b < state.players(); b++) {
                Tally tally = state.against(a, b);
                if (tally.games() > 0) rows.add(List.of(state.name(a), state.name(b), StandingsTable.count(tally)));
            }
        }
        return new ReportTable(
                "meetings",
                "Wins, losses and draws of the first of each two players.",
                List.of("player", "against", "result"),
                rows);
    }

    /** As they are printed; a cell without a number is empty, so that a column holds nothing but numbers. */
    private ReportTable ratings(TournamentTable printed) {
        List<List<String>> rows = printed.rows().stream()
                .map(row -> row.stream()
                        .map(cell -> cell.equals(NO_NUMBER) ? "" : cell)
                        .toList())
                .toList();
        String caption = "Ratings. " + String.join(" ", told.ratings().assumptions());
        return new ReportTable("ratings", caption, printed.heads(), rows);
    }

    private ReportTable players() {
        List<List<String>> rows = state.tournament().entrants().stream()
                .map(entrant -> List.of(
                        entrant.name(),
                        entrant.spec().player(),
                        TournamentHead.Player.of(entrant).limits()))
                .toList();
        return new ReportTable(
                "players",
                "The players, and what each may spend on a move.",
                List.of("name", "player", "limits"),
                rows);
    }

    private ReportTable disagreements() {
        List<List<String>> rows = told.disagreements().stream()
                .map(count -> List.of("" + count.game(), count.ours(), count.player(), count.said()))
                .toList();
        return new ReportTable(
                "disagreements",
                "Games that a program counts otherwise. Our counting decides.",
                List.of("game", "counted here", "player", "its count"),
                rows);
    }

    private static void addSentences(List<ReportTable> tables, String name, String caption, List<String> sentences) {
        if (sentences.isEmpty()) return;
        tables.add(new ReportTable(
                name, caption, List.of(name), sentences.stream().map(List::of).toList()));
    }

    private List<Chart> charts() {
        List<Chart> charts = new ArrayList<>();
        if (state.tournament().format() instanceof Knockout knockout) {
            charts.add(BracketPicture.of(state, knockout.bracket(state)));
        }
        ratings.map(TournamentPage::strengths).ifPresent(charts::add);
        return charts;
    }

    private static Chart strengths(PlayerRatings all) {
        List<Chart.Estimate> shown = all.players().stream()
                .map(player ->
                        new Chart.Estimate(shortened(player.name()), player.rating(), player.low(), player.high()))
                .toList();
        return new Chart.Estimates(
                "elo", "Ratings with 95 % intervals from the errors of the fit; the mean of all is 0", "Elo", shown);
    }

    /** A name that fits beside a picture; tables have the whole one. */
    private static String shortened(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1).strip() + "…";
    }
}
