package tesuji.lab.experiment.fpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

final class FpuExperimentsTest {
    private static final Path SHARED = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "sgf", "9x9");
    private static final GivenFiles GAMES = new GivenFiles(Optional.empty(), Optional.of(SHARED));

    @TempDir
    private Path folder = Path.of("");

    /** A sweep of three settings, so small that it is soon done. */
    private static Experiment tiny() {
        return new MovePrediction(
                        "fpu-tiny",
                        "Wieczorek 2009, §4",
                        "Is this a test?",
                        "n",
                        scale -> List.of(
                                new FpuSetting("1", "wieczorek-constant", 1),
                                new FpuSetting("3", "wieczorek-constant", 3),
                                new FpuSetting("first", "wieczorek-constant[fpu=-1]", 1, true)),
                        List.of(new Claim("they differ", ClaimTests.better("first", "1"))),
                        new SourceTable(
                                0.81,
                                List.of(
                                        new SourceScore("1", 0.7718, 0.2103),
                                        new SourceScore("3", 0.7712, 0.2146),
                                        new SourceScore("first", 0.7744, 0.1929))),
                        ExpertGames.NONE)
                .with(GAMES);
    }

    @Test
    void everyExperimentSaysWhatItIs() {
        for (Experiment experiment : FpuExperiments.ALL) {
            assertThat(Experiments.named(experiment.name())).isSameAs(experiment);
            assertThat(experiment.name()).startsWith("fpu-");
            assertThat(experiment.source()).startsWith("Wieczorek 2009, §4.");
            assertThat(experiment.question()).endsWith("?");
            Experiment able = experiment.with(GAMES);
            assertThat(able.missing()).isEmpty();
            assertThat(able.conditions(Scale.FULL)).isNotEqualTo(able.conditions(Scale.SMALL));
        }
    }

    /** As large as the source's, but for the games; smaller shares take fewer positions and no fewer simulations. */
    @Test
    void fullRunsAreTheSources() {
        Experiment compare = Experiments.named("fpu-compare").with(GAMES);
        assertThat(compare.trials(Scale.FULL)).isEqualTo(1109);
        assertThat(compare.conditions(Scale.FULL))
                .contains(
                        "wieczorek-constant[c=1.2, fpu=10000] with 350",
                        "wieczorek-constant[c=1.2, fpu=1.4] with 350",
                        "wieczorek-inherited[c=1.2, fpu=2.0, threshold=20] with 350",
                        "wieczorek-lookahead[c=1.2, fpu=2.0, threshold=20] with 350",
                        "1109 of 1109 positions of 18 games",
                        "files left out: 2",
                        "are lost");
        assertThat(compare.trials(new Scale(0.7))).as("0.7 · 1109 = 776.3").isEqualTo(776);
        assertThat(compare.trials(new Scale(0.1))).isEqualTo(111);
        assertThat(compare.conditions(new Scale(0.1))).contains("with 350");
        assertThat(compare.trials(Scale.SMALL)).isEqualTo(74);
        assertThat(compare.conditions(Scale.SMALL)).contains("with 100");
        assertThat(Experiments.named("fpu-tree-shape").conditions(Scale.FULL)).contains(" 56700 simulations");
    }

    @Test
    void withoutGamesItSaysWhatIsMissing() {
        Experiment compare = new MovePrediction(
                "fpu-none",
                "",
                "",
                "",
                scale -> List.of(),
                List.of(),
                SourceTable.NONE,
                ExpertGames.read(Optional.of(folder)));
        assertThat(compare.missing())
                .hasValue(
                        "fpu-none needs a folder with games of Go on 9×9 of more than 50 moves, as SGF: --games DIR, or"
                                + " shared/data/sgf/9x9 beside the project.");
    }

    /** A folder that somebody named is never replaced by another one. */
    @Test
    void aMissingFolderIsTold() {
        GivenFiles none = new GivenFiles(Optional.empty(), Optional.of(folder.resolve("none")));
        assertThatThrownBy(() -> Experiments.named("fpu-compare").with(none))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no folder " + folder.resolve("none") + ".");
    }

    /** What is read once stays, whatever becomes of the files. */
    @Test
    void theGamesAreReadOnce() throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Path game;
        try (Stream<Path> files = Files.list(SHARED)) {
            game = files.filter(file -> file.toString().endsWith(".sgf"))
                    .max(Comparator.comparingLong(file -> file.toFile().length()))
                    .orElseThrow();
        }
        Files.copy(game, copy.resolve("x.sgf"));
        Experiment compare = Experiments.named("fpu-compare").with(new GivenFiles(Optional.empty(), Optional.of(copy)));
        int trials = compare.trials(Scale.FULL);
        Files.delete(copy.resolve("x.sgf"));
        assertThat(compare.trials(Scale.FULL)).isEqualTo(trials).isPositive();
    }

    /** The corners are one class, and so are the points beside them; the centre has not been tried. */
    @Test
    void equivalentMovesOfTheEmptyBoardCountOnce() {
        Game nine = Games.library().open("go:size=9");
        List<TreeView.Branch> branches = Stream.of("A1", "A9", "J1", "J9", "A2", "B1", "E5")
                .map(move -> new TreeView.Branch(
                        nine.notation().move(move), move.equals("E5") ? 0 : 7, 0.5, 0, 0, Double.NaN))
                .toList();
        assertThat(TreeShape.classes(nine.start(), branches)).isEqualTo(2);
    }

    @Test
    void neighbouringSeedsSearchWithOtherNumbers() {
        Set<Long> seeds = new HashSet<>();
        for (int seed = 1; seed <= 10; seed++) {
            for (int repetition = 1; repetition <= 10; repetition++) seeds.add(TreeShape.seed(seed, repetition));
        }
        assertThat(seeds).hasSize(100);
    }

    @Test
    void withoutRowsThereIsAnAnswerAllTheSame() {
        for (Experiment experiment : FpuExperiments.ALL) {
            try (Workplace at = Workplaces.small(folder, experiment.with(GAMES))) {
                Findings findings = experiment.with(GAMES).findings(at);
                assertThat(findings.answer()).isNotBlank();
                assertThat(findings.tables()).hasSize(1);
            }
        }
    }

    @Test
    void aRowHoldsAllSettingsOfAPosition() throws InterruptedException {
        Experiment tiny = tiny();
        try (Workplace at = Workplaces.small(folder, tiny)) {
            tiny.run(at);
            Findings findings = tiny.findings(at);
            assertThat(findings.tables())
                    .extracting(ReportTable::name)
                    .containsExactly("claims", "scores", "source", "tests", "families", "positions");
            ReportTable positions = findings.tables().get(5);
            assertThat(positions.rows()).hasSize(74);
            assertThat(positions.columns())
                    .startsWith("game", "move", "side", "free points", "moves at the root", "expert", "rank 1")
                    .endsWith("rank first", "simulations first", "first choice first", "tree first");
            assertThat(findings.charts()).hasSize(3);
            // the move tried first is the only one that is tried, unless it fills an eye
            assertThat(positions.rows())
                    .filteredOn(row -> row.get(14).equals("1"))
                    .hasSizeGreaterThan(70);
            assertThat(findings.answer()).contains("In this small run", "\"they differ\" holds");
            assertThat(findings.tables().get(1).rows().get(2).get(2)).startsWith("0.9");
            assertTheSourceStandsBeside(findings);
        }
    }

    /** One trial a point guesses worse than chance explains; each number has its mark in the charts. */
    private static void assertTheSourceStandsBeside(Findings findings) {
        ReportTable source = findings.tables().get(2);
        List<String> one = source.rows().get(0);
        assertThat(source.columns().subList(1, 7))
                .containsExactly("quality, source", "quality, ours", "difference", "ratio", "p", "larger than chance");
        assertThat(one.get(1)).isEqualTo("0.7718");
        assertThat(Double.parseDouble(one.get(4))).isCloseTo(Double.parseDouble(one.get(2)) / 0.7718, within(0.001));
        assertThat(one.subList(5, 7)).containsExactly("< 0.0001", "yes");
        assertThat(source.rows().get(2).subList(11, 13)).as("all hit").containsExactly("", "not decided");
        List<List<String>> tests = findings.tables().get(3).rows();
        assertThat(tests.get(3).subList(0, 4)).containsExactly("positions, source", "1151", "0.81", "2, 2300");
        assertThat(findings.charts().subList(0, 2))
                .extracting(chart -> ((Chart.Estimates) chart)
                        .estimates().stream().map(Chart.Estimate::source).toList())
                .containsExactly(List.of(0.7718, 0.7712, 0.7744), List.of(0.2103, 0.2146, 0.1929));
    }

    /** The source's F with the degrees of freedom that it has: 0.81 and 2.32 lie below 2.61, not below 8.53. */
    @ParameterizedTest
    @CsvSource({"fpu-compare, 0.81, 0.4882", "fpu-expert-first, 2.32, 0.0734"})
    void theSourcesOwnTestIsReckonedAgain(String name, String f, String p) {
        MovePrediction experiment = (MovePrediction) Experiments.named(name);
        PredictionRows none = new PredictionRows(experiment.settings().apply(Scale.FULL), List.of());
        assertThat(new ScoreComparison("method", none, experiment.reference()).test())
                .containsExactly("positions, source", "1151", f, "3, 3450", "2.607", p, "0.1383", "0.1288");
    }

    @Tag("nightly")
    @Test
    void moreSimulationsGuessBetter() throws InterruptedException {
        Experiment simulations = Experiments.named("fpu-simulations").with(GAMES);
        try (Workplace at = Workplaces.small(folder, simulations)) {
            simulations.run(at);
            ReportTable claims = simulations.findings(at).tables().get(0);
            assertThat(claims.rows().get(0).get(1)).as(claims.rows().toString()).isEqualTo("holds");
        }
    }

    @Tag("nightly")
    @Test
    void aSmallerUrgencySearchesDeeper() throws InterruptedException {
        Experiment shape = Experiments.named("fpu-tree-shape");
        try (Workplace at = Workplaces.small(folder, shape)) {
            shape.run(at);
            assertThat(shape.findings(at).answer()).contains("reaches deeper\" holds");
        }
    }
}
