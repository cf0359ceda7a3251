package tesuji.app.match;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.journal.Entry;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** A match as a report: the table that is printed as well, and the score of A as a picture. */
final class MatchPage {
    private static final String NAME = "match";
    private static final List<String> POINTS = List.of("0", "½", "1", "1½", "2");

    private final Match match;
    private final CountedGames games;
    private final MatchTable table;
    private final boolean paired;

    MatchPage(Match match, CountedGames games) {
        this.match = match;
        this.games = games;
        table = new MatchTable(match, games);
        paired = match.conditions().sides() == Sides.EXCHANGED;
    }

    RunReport report() {
        boolean played = !games.entries().isEmpty();
        Findings findings = played
                ? new Findings(String.join(" ", table.sentences()), tables(), List.of(scores()))
                : new Findings("No game was finished.", List.of(), List.of());
        return new RunReport(NAME, "tesuji match", question(), circumstances(), findings);
    }

    private String question() {
        return "Who is the better one at " + match.conditions().game() + ": A, "
                + match.a().player() + ", or B, " + match.b().player() + "?";
    }

    private String circumstances() {
        int opening = match.conditions().opening();
        return (paired ? "Games in pairs with sides exchanged, " : "A moves first in all games, ")
                + (opening == 0
                        ? "no opening"
                        : opening + (opening == 1 ? " random move" : " random moves") + " before the players begin")
                + ", seed " + match.seed() + ". " + games.played() + " of " + match.games() + " games are played.";
    }

    private List<ReportTable> tables() {
        List<ReportTable> tables = new ArrayList<>(List.of(result(), players()));
        if (paired) tables.add(pairs(games.pairs()));
        tables.add(endings());
        add(tables, failures());
        add(tables, warnings());
        return tables;
    }

    private static void add(List<ReportTable> tables, ReportTable table) {
        if (!table.rows().isEmpty()) tables.add(table);
    }

    private ReportTable result() {
        return new ReportTable(
                "result",
                "Won, lost and drawn; first and second are the same when moving first and second. 95 % are intervals of"
                        + " Wilson.",
                MatchTable.columns().stream()
                        .map(head -> head.startsWith(">") ? head.substring(1) : head)
                        .toList(),
                table.rows().stream().map(List::of).toList());
    }

    private ReportTable players() {
        Entry any = games.entries().get(0);
        return new ReportTable(
                "players",
                "The players, and what each may spend on a move.",
                List.of("", "player", "calls itself", "simulations", "seconds", "threads"),
                List.of(player("A", any.a()), player("B", any.b())));
    }

    private static List<String> player(String letter, Entry.Part part) {
        return List.of(
                letter,
                part.player(),
                part.name(),
                part.simulations().isPresent() ? "" + part.simulations().getAsLong() : "",
                part.seconds().isPresent() ? plain(part.seconds().getAsDouble()) : "",
                "" + part.threads());
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private static ReportTable pairs(Pentanomial pairs) {
        return new ReportTable(
                "pairs",
                "How many pairs of games brought A so many points.",
                Stream.concat(Stream.of("points"), POINTS.stream()).toList(),
                List.of(Stream.concat(
                                Stream.of("pairs"), pairs.counts().stream().map(String::valueOf))
                        .toList()));
    }

    private ReportTable endings() {
        return new ReportTable(
                "endings",
                "How games ended.",
                List.of("ended by", "games"),
                MatchTable.endings(games.entries()).entrySet().stream()
                        .map(ending -> List.of(ending.getKey(), "" + ending.getValue()))
                        .toList());
    }

    private ReportTable failures() {
        return new ReportTable(
                "failures",
                "Games lost by a crash, an illegal move or time; equal reasons are told once.",
                List.of("lost by", "games", "first game", "because of", "what happened"),
                MatchTable.failures(games.entries()).stream()
                        .map(lost -> List.of(
                                lost.player(),
                                "" + lost.games().size(),
                                "" + lost.games().get(0),
                                lost.because(),
                                lost.reason()))
                        .toList());
    }

    private ReportTable warnings() {
        return new ReportTable(
                "warnings",
                "What should be known before the result is trusted.",
                List.of("warning"),
                MatchTable.warnings(games.entries()).stream().map(List::of).toList());
    }

    private Chart scores() {
        List<Chart.Share> shares = new ArrayList<>(List.of(share("all games", games.tally())));
        if (paired) {
            if (games.pairs().pairs() > 0) {
                Pentanomial.Estimate score = games.pairs().estimate();
                shares.add(new Chart.Share("whole pairs", score.score(), score.low(), score.high()));
            }
            shares.add(share("A moves first", table.results(true, 0)));
            shares.add(share("A moves second", table.results(true, 1)));
        }
        return new Chart.Shares("score", "Score of A with 95 % intervals", "score", 0.5, shares);
    }

    private static Chart.Share share(String label, Tally tally) {
        Wilson interval = Wilson.of(tally);
        return new Chart.Share(label, tally.score(), interval.low(), interval.high());
    }
}
