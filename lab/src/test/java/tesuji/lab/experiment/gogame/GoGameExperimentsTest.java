package tesuji.lab.experiment.gogame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.RandomPlayer;
import tesuji.games.Games;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Turn;

final class GoGameExperimentsTest {
    /** Somebody who is always there. */
    private static final ReferenceProgram CHANCE = new Chance();

    private record Chance() implements ReferenceProgram {
        @Override
        public String name() {
            return "random moves";
        }

        @Override
        public Optional<String> missing() {
            return Optional.empty();
        }

        @Override
        public String player(int seed) {
            return "random";
        }
    }

    @TempDir
    private Path folder = Path.of("");

    /** Random moves, whoever is asked for. */
    private Workplace open(Experiment experiment, Scale scale) {
        Arena arena = new Arena(Games.library(), (player, game, setting) -> new RandomPlayer(game, setting.seed()));
        Workplace.Tools tools = new Workplace.Tools(
                Games.library(),
                arena,
                System::nanoTime,
                bytes -> {
                    throw new InputException("There are no saved games here.");
                },
                2);
        return Workplace.open(folder, experiment, scale, 1, tools, done -> {});
    }

    private Findings run(Experiment experiment, Scale scale) throws InterruptedException {
        try (Workplace at = open(experiment, scale)) {
            experiment.run(at);
            assertThat(at.done()).isEqualTo(experiment.trials(scale));
            return experiment.findings(at);
        }
    }

    @Test
    void theyAreListed() {
        for (Experiment experiment : GoGameExperiments.ALL) {
            assertThat(Experiments.named(experiment.name())).isSameAs(experiment);
            assertThat(experiment.source()).startsWith("Śliwa 2013, §6.4.");
            assertThat(experiment.conditions(Scale.SMALL)).isNotEqualTo(experiment.conditions(Scale.FULL));
        }
    }

    /** Sizes × threads × ten games; 40, 50 and 50 games for each player on each board. */
    @Test
    void fullRunsAreTheSources() {
        assertThat(new PlayoutSpeed().trials(Scale.FULL)).isEqualTo(8 * 4 * 10);
        assertThat(new GnuGoStrength(CHANCE).trials(Scale.FULL)).isEqualTo(8 * 40);
        assertThat(new UctAgainstMonteCarlo(CHANCE).trials(Scale.FULL)).isEqualTo(2 * 50);
        assertThat(new FinalMoveCriteria(CHANCE).trials(Scale.FULL)).isEqualTo(3 * 4 * 50);
        assertThat(new PlayoutSpeed().conditions(Scale.FULL)).contains("[1, 2, 4, 8]", "10 games", "3.000 s a move");
        assertThat(new UctAgainstMonteCarlo(CHANCE).conditions(Scale.FULL))
                .contains("1.000 times the simulations a move that the source made in 5.00 s with 8 threads");
    }

    @Test
    void aShareOfTheWorkIsFirstOneOfThinkingAndThenOneOfGames() {
        TournamentSize size = new TournamentSize(4, 1000, 50, 5);
        assertThat(size.games(Scale.SMALL)).isEqualTo(4);
        assertThat(size.limits(Scale.SMALL, 9)).isEqualTo(Limits.steps(1000));
        assertThat(size.games(new Scale(0.2))).isEqualTo(50);
        assertThat(size.limits(new Scale(0.2), 9)).isEqualTo(Limits.steps(106_700));
        assertThat(size.limits(new Scale(0.2), 13)).isEqualTo(Limits.steps(59_500));
        assertThat(size.games(new Scale(0.04))).isEqualTo(50);
        assertThat(size.games(new Scale(0.02))).isEqualTo(25);
        assertThat(size.games(new Scale(0.0001))).isEqualTo(1);
        assertThat(size.games(new Scale(3))).isEqualTo(150);
        assertThat(size.limits(new Scale(3), 9)).isEqualTo(Limits.steps(533_500));
        assertThat(size.thinking(Scale.SMALL)).isEqualTo("1,000 simulations a move");
    }

    @Test
    void withoutGnuGoASentenceSaysSo() throws Exception {
        GnuGoProgram nowhere = new GnuGoProgram(folder.resolve("none") + "");
        assertThat(nowhere.missing())
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .startsWith("This experiment plays against GNU Go; install the program gnugo"));
        assertThat(new GnuGoStrength(nowhere).missing()).isPresent();
        assertThat(new UctAgainstMonteCarlo(nowhere).missing()).isPresent();
        assertThat(new FinalMoveCriteria(nowhere).missing()).isPresent();
        Path program = Files.createFile(folder.resolve("gnugo"));
        assertThat(program.toFile().setExecutable(true)).isTrue();
        GnuGoProgram found = new GnuGoProgram(folder.resolve("none") + ":" + folder);
        assertThat(found.missing()).isEmpty();
        assertThat(found.player(7)).isEqualTo("gtp:" + program + " --mode gtp --level 10 --chinese-rules --seed 7");
    }

    /** The reference program is Black and moves first; a row tells the source's fields and all moves. */
    @Test
    void gamesAreRows() throws Exception {
        UctAgainstMonteCarlo experiment = new UctAgainstMonteCarlo(CHANCE);
        Findings findings = run(experiment, new Scale(0.0008));
        assertThat(findings.tables().get(1).rows()).hasSize(2).allSatisfy(row -> {
            GnuGoGame game = new GnuGoGame(row);
            assertThat(row).hasSize(3 + 22 + 2);
            assertThat(game.field("boardSize")).isEqualTo("9");
            assertThat(game.field("komi")).isEqualTo("6.5");
            assertThat(game.field("played").split(" ", -1)).hasSize((int) game.number("moves"));
            assertThat(game.field("winner")).isIn("B", "W");
        });
        assertThat(findings.answer()).contains("UCT won ", " of 1 games", "The source has 46 and 19 of 50.");
    }

    @Test
    void everyTournamentHasAnAnswer() throws Exception {
        assertThat(run(new GnuGoStrength(CHANCE), Scale.SMALL).answer()).contains(" of 2 on 5×5", " of 2 on 19×19");
        assertThat(run(new FinalMoveCriteria(CHANCE), Scale.SMALL).answer()).contains("The source calls Max best");
    }

    private static List<String> row(String player, int size, int number, String end, String winner, String margin) {
        List<String> row =
                new ArrayList<>(Collections.nCopies(GnuGoGame.SHEET.columns().size(), ""));
        set(row, "player", player);
        set(row, "size", "" + size);
        set(row, "game", "" + number);
        set(row, "endReason", end);
        set(row, "winner", winner);
        set(row, "margin", margin);
        set(row, "moves", "" + (40 + number));
        set(row, "capturedBlack", "1");
        set(row, "capturedWhite", "" + number);
        return row;
    }

    private static void set(List<String> row, String column, String value) {
        row.set(GnuGoGame.SHEET.columns().indexOf(column), value);
    }

    /** Three games on 9×9, and one that GNU Go lost by a fault, which nobody counts. */
    private static List<GnuGoGame> threeGames() {
        return List.of(
                        row(GoGamePlayers.UCT, 9, 1, "B[r]", "W", ""),
                        row(GoGamePlayers.UCT, 9, 2, "B[]W[]", "W", "0.5"),
                        row(GoGamePlayers.UCT, 9, 3, "B[]W[]", "B", "10.5"),
                        row(GoGamePlayers.UCT, 9, 4, "B[c]", "W", ""))
                .stream()
                .map(GnuGoGame::new)
                .toList();
    }

    @Test
    void table62IsMadeFromRows() {
        StrengthTables tables = new StrengthTables(size -> size == 9 ? threeGames() : List.of());
        assertThat(tables.layout().rows()).hasSize(18);
        assertThat(tables.layout().rows().stream().map(row -> row.get(4)))
                .containsExactly(
                        "33%",
                        "67%", "33%", "0%", "67%", "0%", "0.5", "10.5", "5.5", "41", "43", "42", "1", "1", "1.00", "1",
                        "3", "2.00");
        assertThat(tables.results().rows().get(2))
                .startsWith("9", "3", "2", "66.7 %")
                .containsSequence("40", "39", "97.5 %")
                .endsWith("no difference shown", "1");
        assertThat(tables.results().rows().get(0)).contains("not measured");
        assertThat(tables.comparison().rows()).hasSize(18 * 8);
        assertThat(tables.answer())
                .isEqualTo("Go GAME won 2 of 3 on 9×9. On 0 of 1 boards that differs from the source by more than"
                        + " chance (p < 0.05, each board by itself).");
        assertThat(tables.comparison().rows())
                .hasSize(18 * 8)
                .contains(
                        List.of("9", "Wins", "White", "67%", "98%", "0.68", "0.1362"),
                        List.of("9", "End of game", "White resigned", "0%", "0%", "", "1.0000"),
                        List.of("9", "Moves", "Min", "41", "28", "1.46", ""),
                        List.of("5", "Moves", "Mean", "", "14.0", "", ""));
    }

    /**
     * Our spread is lent to the source, by hand: moves 41, 42 and 43 are 42 ± √(1/3), beside 40 games of the source
     * t = 7.2 / (√(1/3) · √(1 + 3/40)) = 12.03 with two degrees of freedom; margins 0.5 and 10.5 are 5.5 ± 5, beside
     * the 39 games of the source that ended by passes.
     */
    @Test
    void meansOfTable62AreTested() {
        StrengthTables tables = new StrengthTables(size -> size == 9 ? threeGames() : List.of());
        assertThat(tables.comparison().rows())
                .contains(
                        List.of("9", "Moves", "Mean", "42", "49.2", "0.85", "0.0068"),
                        List.of("9", "Captured white stones", "Mean", "2.00", "2.1", "0.95", "0.8827"),
                        List.of("9", "Winning margin", "Mean", "5.5", "12.2", "0.45", "0.4158"),
                        List.of("9", "Captured black stones", "Mean", "1.00", "1.13", "0.88", ""));
        assertThat(tables.comparison().caption()).contains(" The table has 9 tests: p < 0.05 in ");
    }

    @Test
    void criteriaAreRanked() throws Exception {
        FinalMoveCriteria experiment = new FinalMoveCriteria(CHANCE);
        try (Workplace at = open(experiment, Scale.SMALL)) {
            for (int i = 1; i <= 20; i++) {
                int number = i;
                keep(at, row(GoGamePlayers.choosing("Secure"), 7, number, "B[]W[]", "B", "2"));
                keep(at, row(GoGamePlayers.choosing("BestMean"), 7, number, "B[]W[]", "W", "3"));
                keep(at, row(GoGamePlayers.choosing("MostVisited"), 7, number, "B[r]", number > 10 ? "W" : "B", ""));
            }
            Findings findings = experiment.findings(at);
            assertThat(findings.answer()).startsWith("More than chance (p < 0.05): Max over Secure on 7×7. ");
            assertThat(findings.tables().get(1).rows().get(0))
                    .containsExactly("7", "Max", "Secure", "< 0.0001", "Max", "Robust", "0.3567");
            assertThat(findings.tables().get(2).rows().get(0))
                    .containsExactly("7", "Secure", "40.0", "0.0", "0.0 %", "21.5", "283.5", "93.0 %", "0.00", "", "0");
        }
    }

    /**
     * White has 9 of 12 points in two games, 0.75 ± 0.375 by hand, beside 93 % in the source's 50: t = 0.18 / (0.375 ·
     * √(1 + 2/50)) with one degree of freedom. The resigned game has no points.
     */
    @Test
    void whitesShareOfPointsIsTested() {
        String player = GoGamePlayers.choosing("Secure");
        List<GnuGoGame> games = List.of(
                        row(player, 7, 1, "B[]W[]", "W", "9"),
                        row(player, 7, 2, "B[]W[]", "B", "-3"),
                        row(player, 7, 3, "B[r]", "W", ""))
                .stream()
                .map(GnuGoGame::new)
                .toList();
        PointShares shares = new PointShares(
                (criterion, size) -> criterion == FinalMoveCriteria.Criterion.SECURE && size == 7 ? games : List.of());
        assertThat(shares.table().rows())
                .hasSize(12)
                .contains(
                        List.of(
                                "7", "Secure", "3.0", "9.0", "75.0 %", "21.5", "283.5", "93.0 %", "0.81", "0.7199",
                                "1"),
                        List.of("13", "Secure", "0.0", "0.0", "", "218.5", "387.5", "64.0 %", "", "", "0"));
        assertThat(shares.table().caption()).endsWith(" The table has 1 test.");
    }

    private static void keep(Workplace at, List<String> row) throws InterruptedException {
        at.row(GnuGoGame.SHEET, String.join(" ", row.subList(0, 3)), () -> row);
    }

    private static Turn turn(long steps, int millis) {
        Analysis analysis = new Analysis(steps, 0.5, List.of());
        return new Turn(0, new Decision.Play(0, analysis), Duration.ofMillis(millis), 0, Optional.empty());
    }

    /** The second move was made without thinking; it says nothing about speed. */
    @Test
    void speedsAreThoseOfMovesThatWereThoughtAbout() {
        List<Turn> turns = List.of(turn(500, 100), turn(10, 5), turn(1000, 100), turn(800, 100), turn(1200, 80));
        List<Double> rates = PlayoutSpeed.rates(turns, Duration.ofMillis(100));
        assertThat(rates).hasSize(4);
        assertThat(rates.get(3)).isCloseTo(15, within(1e-9));
        assertThat(PlayoutSpeed.row(5, 2, 1, turns.size(), rates))
                .containsExactly("5", "2", "1", "5", "4", "5.00", "15.00", "5.00", "15.00");
        assertThat(PlayoutSpeed.row(5, 2, 1, 0, List.of())).endsWith("0", "", "", "", "");
    }

    @Test
    void speedsRiseOrNot() {
        List<List<String>> rows = new ArrayList<>();
        for (int size : PlayoutSpeed.SIZES) {
            // measured in another order, as when a run goes on
            rows.add(List.of("" + size, "2", "1", "20", "20", "19", "38", "21", "37"));
            rows.add(List.of("" + size, "1", "1", "20", "20", "10", "20", "11", "19"));
        }
        SpeedTables tables = new SpeedTables(rows);
        assertThat(tables.rises().rows())
                .containsExactly(
                        List.of("in the course of a game", "16", "0", "< 0.0001", "confirmed"),
                        List.of("with the number of threads", "8", "0", "0.0078", "confirmed"));
        assertThat(tables.speeds().rows())
                .hasSize(32)
                .contains(List.of("9", "1", "10.0", "20.0", "19.2", "51.5", "0.52", "0.39"));
        assertThat(tables.speeds().caption()).contains("larger than chance is not tested: the source tells no spread");
        assertThat(tables.answer()).contains("16 of 16 (confirmed, p < 0.0001) games");
        assertThat(new SpeedTables(List.of()).rises().rows().get(0)).endsWith("", "not measured");
    }

    /** Eight lines would look alike in pairs, so the chart has the fewest and the most threads alone. */
    @Test
    void theChartOfSpeedsHasLinesThatLookDifferent() {
        List<List<String>> rows = new ArrayList<>();
        for (String threads : List.of("1", "2", "4", "8")) {
            rows.add(List.of("5", threads, "1", "20", "20", "10", "20", "11", "19"));
        }
        Chart.Lines chart = (Chart.Lines) new SpeedTables(rows).chart();
        assertThat(chart.series().stream().map(Chart.Series::label))
                .containsExactly("here, threads 1", "source, threads 1", "here, threads 8", "source, threads 8");
        assertThat(chart.factors()).isTrue();
    }

    @Test
    void speedIsMeasuredInGames() throws Exception {
        Findings findings = run(new PlayoutSpeed(), new Scale(0.001));
        assertThat(findings.tables().get(2).rows()).hasSize(32);
    }
}
