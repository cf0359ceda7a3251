package tesuji.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import tesuji.games.Games;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.KeptReport;
import tesuji.lab.experiment.report.PageReader;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.experiment.report.SvgCharts;
import tesuji.lab.journal.Origin;
import tesuji.lab.place.GamePlace;
import tesuji.lab.place.LocalGames;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rating.RatingForm;
import tools.jackson.databind.json.JsonMapper;

final class TournamentPageTest {
    private static final Origin ORIGIN = new Origin("1.2", "abc", Origin.Machine.here());

    @TempDir
    private Path folder = Path.of("");

    private TournamentFile file(String fields) {
        String json = "{'game': 'tictactoe', 'simulations': 20, " + fields + "}";
        return TournamentFile.read(JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), folder);
    }

    private static TournamentState play(TournamentFile file) {
        GamePlace place = new LocalGames(TournamentArena.of(Games.library(), 1), 1, ORIGIN, System::nanoTime);
        TournamentRun run = new TournamentRun(
                file.tournament(),
                new TournamentRun.Surroundings(place, file.game(), System::nanoTime, game -> {}),
                Optional.empty());
        run.play();
        return run.state();
    }

    private static RunReport report(TournamentState state) {
        return report(state, RatingForm.ORDO);
    }

    private static RunReport report(TournamentState state, RatingForm form) {
        return new TournamentPage(state, new TournamentReport(state, form)).report();
    }

    private static ReportTable table(Findings findings, String name) {
        return findings.tables().stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRoundRobinHasItsTablesAndAPictureOfTheRatings() throws Exception {
        TournamentState state = play(file("'players': ['uct[capacity=5000]', 'flat', 'random'], 'games': 4"));
        RunReport report = report(state);
        Findings findings = report.findings();
        assertThat(findings.tables().stream().map(ReportTable::name))
                .containsExactly("standings", "cross-table", "pairs", "ratings", "players");
        assertThat(table(findings, "standings").columns()).startsWith("rank", "player", "points");
        assertThat(table(findings, "cross-table").columns()).containsExactly("place", "player", "1", "2", "3");
        assertThat(table(findings, "ratings").rows()).hasSize(3);
        assertThat(table(findings, "ratings").caption()).contains("Bradley and Terry", "Anchor: ");
        Chart.Estimates elo = (Chart.Estimates) findings.charts().get(0);
        List<List<String>> rated = table(findings, "ratings").rows();
        for (int i = 0; i < 3; i++) {
            Chart.Estimate each = elo.estimates().get(i);
            assertThat(rated.get(i).get(1)).isEqualTo(each.label());
            assertThat(Double.parseDouble(rated.get(i).get(2))).isCloseTo(each.value(), within(0.06));
            assertThat(each.value()).isBetween(each.low(), each.high());
            assertThat(Double.parseDouble(rated.get(i).get(3))).isCloseTo(each.high() - each.value(), within(0.06));
        }
        assertThat(table(findings, "ratings").columns())
                .startsWith("#", "PLAYER", "RATING")
                .endsWith("FROM", "TO");
        assertThat(rated).allMatch(row -> Double.parseDouble(row.get(12)) <= Double.parseDouble(row.get(13)));
        assertThat(findings.answer()).contains("By the ratings " + rated.get(0).get(1) + " is the strongest (Elo +");
        Path page = report.writePage(folder);
        Document html = parsed(Files.readString(page));
        assertThat(html.getElementsByTagName("table").getLength()).isEqualTo(5);
        assertThat(html.getElementsByTagName("svg").getLength()).isEqualTo(1);
        assertThat(folder.resolve("index.html")).content().contains("href=\"tournament.html\"", "tournament-elo.svg");
    }

    @Test
    void theRatingsHaveTheColumnsOfTheWantedForm() {
        TournamentState state = play(file("'players': ['flat', 'random'], 'games': 4"));
        ReportTable table = table(report(state, RatingForm.BAYESELO).findings(), "ratings");
        assertThat(table.columns()).startsWith("Rank", "Name", "Elo", "+", "-", "games", "score", "oppo.", "draws");
        assertThat(table.rows().get(0).get(6)).matches("[0-9]+%");
    }

    /** What a page shows can be read from it again, to the letter. */
    @Test
    void thePageTellsTheSameAsTheReport() throws IOException {
        TournamentState state =
                play(file("'players': ['flat', 'random', {'player': 'random', 'name': '<third> & \\\"'}],"
                        + " 'format': 'knock-out'"));
        RunReport report = report(state);
        KeptReport read = PageReader.read(Files.readAllBytes(report.writePage(folder)));
        assertThat(read.tables()).isEqualTo(report.findings().tables());
        assertThat(read.pictures())
                .isEqualTo(report.findings().charts().stream()
                        .map(SvgCharts::drawing)
                        .toList());
    }

    private static Document parsed(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    @Test
    void aCrossTableOfManyPlayersIsAList() {
        String players = IntStream.rangeClosed(1, 11)
                .mapToObj(number -> "{'player': 'random', 'name': 'r" + number + "'}")
                .collect(Collectors.joining(", "));
        Findings findings = report(play(file("'players': [" + players + "]"))).findings();
        assertThat(findings.tables().stream().map(ReportTable::name))
                .containsExactly("standings", "meetings", "pairs", "ratings", "players");
        assertThat(table(findings, "meetings").rows()).hasSize(55);
    }

    @Test
    void withoutGamesThereIsNothingToShow() {
        TournamentState played = play(file("'players': ['flat', 'random']"));
        TournamentState state = new TournamentState(played.tournament(), played.pairings(), List.of(), false);
        RunReport report = report(state);
        assertThat(report.findings().answer()).isEqualTo("No game was finished.");
        assertThat(report.findings().charts()).isEmpty();
        assertThat(report.circumstances()).endsWith("; not finished.");
    }

    /** It always plays the same point, and counts every game as lost by 64 points. */
    @Test
    void failuresAndDisagreementsAreListed() throws IOException {
        String stubborn = "gtp:sh " + Files.writeString(folder.resolve("stubborn.sh"), """
                        while read -r id command rest; do
                          case $command in
                            list_commands) printf '=%s set_game\\nfinal_score\\n\\n' "$id" ;;
                            genmove) printf '=%s a1\\n\\n' "$id" ;;
                            final_score) printf '=%s W+64\\n\\n' "$id" ;;
                            *) printf '=%s\\n\\n' "$id" ;;
                          esac
                        done
                        """);
        Findings findings = report(play(file("'players': [{'player': '" + stubborn
                        + "', 'name': 'stubborn'}, 'random'], 'sides': 'fixed', 'games': 8,"
                        + " 'openings': ['c3 a2 b1 a3', 'a3 a2 b1 c3 c1 b3']")))
                .findings();
        assertThat(table(findings, "failures").rows())
                .isNotEmpty()
                .allMatch(row ->
                        row.get(0).startsWith("stubborn lost ") && row.get(0).contains(" by an illegal move: "));
        assertThat(findings.answer()).contains("by a crash, an illegal move or time.", "otherwise by a program.");
        assertThat(table(findings, "disagreements").columns())
                .containsExactly("game", "counted here", "player", "its count");
        assertThat(table(findings, "disagreements").rows())
                .isNotEmpty()
                .allMatch(row -> row.subList(2, 4).equals(List.of("stubborn", "W+64")));
    }

    private static Encounter met(int round, int a, int b, int wins, int losses) {
        return new Encounter(new Pairing(round, a, b, wins + losses, 0), new Tally(wins, losses, 0));
    }

    /** The fourth seed beats the first, and the final is drawn from above: the upper player came from above. */
    @Test
    void theBracketIsReadFromAbove() {
        TournamentState names = play(file("'players': ['flat', 'random', {'player': 'random', 'name': 'third'},"
                + " {'player': 'random', 'name': 'fourth'}], 'format': 'knock-out'"));
        List<Encounter> semiFinals = List.of(met(1, 0, 3, 1, 3), met(1, 1, 2, 2, 0));
        Chart.Bracket open = (Chart.Bracket) BracketPicture.of(names, KnockoutBracket.of(4, 0, semiFinals));
        assertThat(open.rounds())
                .containsExactly(
                        List.of(
                                new Chart.Pairing("flat", "fourth", "1-3-0", 1),
                                new Chart.Pairing("random", "third", "2-0-0", 0)),
                        List.of(new Chart.Pairing("fourth", "random", "", -1)));
        List<Encounter> all = List.of(semiFinals.get(0), semiFinals.get(1), met(2, 1, 3, 3, 1));
        Chart.Bracket whole = (Chart.Bracket) BracketPicture.of(names, KnockoutBracket.of(4, 0, all));
        assertThat(whole.rounds().get(1)).containsExactly(new Chart.Pairing("fourth", "random", "1-3-0", 1));
    }

    @Test
    void byesAndRoundsToComeAreDrawn() {
        TournamentState names = play(file("'players': ['flat', 'random', {'player': 'random', 'name': 'third'}],"
                + " 'format': 'knock-out', 'games': 2"));
        Chart.Bracket begun = (Chart.Bracket) BracketPicture.of(names, KnockoutBracket.of(3, 0, List.of()));
        assertThat(begun.rounds())
                .containsExactly(
                        List.of(new Chart.Pairing("flat", "bye", "", 0), new Chart.Pairing("random", "third", "", -1)),
                        List.of(new Chart.Pairing("flat", "", "", -1)));
        Findings findings = report(names).findings();
        assertThat(findings.charts().stream().map(Chart::name)).containsExactly("bracket", "elo");
        assertThat(table(findings, "bracket").rows()).hasSize(3);
    }
}
