package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

/** What rows, made up here, say about the hypotheses of the source. */
final class ConclusionsTest {
    @TempDir
    private Path folder = Path.of("");

    private static String word(Experiment experiment, Workplace at) {
        ReportTable verdict = experiment.findings(at).tables().get(0);
        assertThat(verdict.name()).isEqualTo("verdict");
        return verdict.rows().get(0).get(1);
    }

    private static void games(
            Workplace at, Sheet sheet, int count, String green, String blue, String winner, String moves)
            throws InterruptedException {
        for (int i = 0; i < count; i++) {
            String key = green + blue + winner + moves + i;
            at.row(sheet, key, () -> List.of("1", green, blue, winner, moves, "0.1"));
        }
    }

    @Test
    void walksThatDoNotEndConfirmTheFirst() throws Exception {
        RandomWalk walk = new RandomWalk();
        try (Workplace at = Workplaces.small(folder, walk)) {
            assertThat(word(walk, at)).isEqualTo("not measured");
            Sheet sheet = new Sheet("walks", "", List.of());
            for (int i = 0; i < 10; i++) {
                String end = i < 3 ? "Blue arrived" : "none";
                String plies = i < 1 ? "100" : "5000000"; // some end after all, when nobody waits any more
                at.row(sheet, "" + i, () -> List.of("1", end, plies, "50.0", "40.0", "0.5", "200"));
            }
            assertThat(word(walk, at)).isEqualTo("confirmed");
            assertThat(walk.findings(at).answer()).contains("1 of 10 walks ended within 40000", "20 of them fit");
        }
    }

    @Test
    void aWallThatIsKeptWithoutTheRuleRefutesTheSecond() throws Exception {
        OwnBlockade blockade = new OwnBlockade();
        Path opened = folder.resolve("opened");
        Path kept = folder.resolve("kept");
        try (Workplace alike = Workplaces.small(opened, blockade);
                Workplace unlike = Workplaces.small(kept, blockade)) {
            assertThat(word(blockade, alike)).isEqualTo("not measured");
            tries(alike, "full-row", "opened");
            tries(alike, "none", "opened");
            assertThat(word(blockade, alike)).isEqualTo("confirmed");
            tries(unlike, "full-row", "opened");
            tries(unlike, "none", "kept");
            assertThat(word(blockade, unlike)).isEqualTo("refuted");
        }
    }

    private static void tries(Workplace at, String rule, String result) throws InterruptedException {
        Sheet sheet = new Sheet("tries", "", List.of());
        for (int i = 0; i < 10; i++) {
            at.row(sheet, rule + i, () -> List.of(rule, "3109", "1", "B8D6", result, "15", "3109", "0.1"));
        }
    }

    @Test
    void aWinningCOtherThanTheRootConfirmsTheThird() throws Exception {
        Sweep sweep = Parameters.c();
        try (Workplace at = Workplaces.small(folder, sweep)) {
            Sheet sheet = Board.sheet("sweep", "");
            for (Sweep.Value value : sweep.values()) {
                games(
                        at,
                        sheet,
                        40,
                        "random",
                        value.player(),
                        "Blue",
                        value.label().equals("5") ? "50.0" : "60.5");
            }
            assertThat(word(sweep, at)).isEqualTo("not measured");
            games(at, Duel.LISTED, 1, "taifho-uct-h", "taifho-uct-h[c=5]", "Green", "70.0");
            assertThat(word(sweep, at)).isEqualTo("not decided");
            games(at, Duel.LISTED, 9, "taifho-uct-h", "taifho-uct-h[c=5]", "Blue", "70.0");
            assertThat(word(sweep, at)).isEqualTo("confirmed");
            assertThat(sweep.findings(at).tables().get(1).rows().get(4))
                    .containsExactly(
                            "5", "40", "40", "0", "0", "50.00", "50.00", "50.00", "50.00", "50.0", "50.0", "0.00", "");
        }
    }

    @Test
    void aGOutsideTheIntervalRefutesTheFourth() throws Exception {
        Sweep sweep = Parameters.g();
        try (Workplace at = Workplaces.small(folder, sweep)) {
            Sheet sheet = Board.sheet("sweep", "");
            for (Sweep.Value value : sweep.values()) {
                String moves =
                        value.label().equals("20") ? "50.0" : value.label().equals("3.5") ? "55.0" : "60.5";
                games(at, sheet, 40, "random", value.player(), "Blue", moves);
            }
            games(at, Duel.PAIRED, 9, "taifho-uct-hg[c=3.5, g=20]", "taifho-uct-hg[c=3.5, g=3.5]", "Green", "70.0");
            assertThat(word(sweep, at)).isEqualTo("refuted");
        }
    }

    /** 20 and 10 won soonest, both outside of [2, 5]; so 5, the best within, plays against 20. */
    @Test
    void theMatchOfTheFourthCanDecideItWhicheverAreBest() throws Exception {
        Sweep sweep = Parameters.g();
        Map<String, String> moves = Map.of("20", "50.0", "10", "51.0", "5", "55.0");
        try (Workplace at = Workplaces.small(folder, sweep)) {
            Sheet sheet = Board.sheet("sweep", "");
            for (Sweep.Value value : sweep.values()) {
                games(at, sheet, 40, "random", value.player(), "Blue", moves.getOrDefault(value.label(), "60.5"));
            }
            Stage match = sweep.stages(at).get(1);
            assertThat(match.trials().get(0).key())
                    .isEqualTo("taifho-uct-hg[c=3.5, g=5] - taifho-uct-hg[c=3.5, g=20] 1");
            games(at, Duel.LISTED, 9, "taifho-uct-hg[c=3.5, g=10]", "taifho-uct-hg[c=3.5, g=20]", "Blue", "70.0");
            assertThat(word(sweep, at)).as("the match of others").isEqualTo("not measured");
            games(at, Duel.LISTED, 6, "taifho-uct-hg[c=3.5, g=5]", "taifho-uct-hg[c=3.5, g=20]", "Green", "70.0");
            assertThat(word(sweep, at)).isEqualTo("confirmed");
            assertThat(sweep.findings(at).answer())
                    .contains("H4 is confirmed: the best G in [2, 5] and the best outside play: ")
                    .endsWith(" 6:0 (p = 0.031) in all games; decided, since p is below 0.05.");
            games(at, Duel.LISTED, 1, "taifho-uct-hg[c=3.5, g=5]", "taifho-uct-hg[c=3.5, g=20]", "Blue", "70.0");
            assertThat(word(sweep, at)).isEqualTo("not decided");
            assertThat(sweep.findings(at).answer())
                    .endsWith(" 6:1 (p = 0.125) in all games; not decided, since p is not below 0.05.");
        }
    }

    /** Where 3.5 won soonest, as in the source, its match is the deciding one, and the next best plays the other. */
    @ParameterizedTest
    @CsvSource({"1, [c=1], [c=3.5]", "3.5, [c=3.5], [c=2]"})
    void theSourcesTwoPlayWhicheverAreBest(String best, String deciding, String other) throws Exception {
        Sweep sweep = Parameters.c();
        Map<String, String> moves = Map.of(best, "50.0", "2", "55.0");
        try (Workplace at = Workplaces.small(folder, sweep)) {
            Sheet sheet = Board.sheet("sweep", "");
            for (Sweep.Value value : sweep.values()) {
                games(at, sheet, 40, "random", value.player(), "Blue", moves.getOrDefault(value.label(), "60.5"));
            }
            List<Stage> matches = sweep.stages(at).subList(1, 5);
            assertThat(matches.stream().map(match -> match.trials().get(0).key()))
                    .containsExactly(
                            "taifho-uct-h - taifho-uct-h" + deciding + " 1",
                            "taifho-uct-h - taifho-uct-h" + deciding + " 1",
                            "taifho-uct-h - taifho-uct-h" + other + " 1",
                            "taifho-uct-h - taifho-uct-h" + other + " 1");
            assertThat(matches.stream().mapToInt(match -> match.trials().size()))
                    .containsExactly(10, 100, 10, 100);
            games(at, Duel.LISTED, 9, "taifho-uct-h", "taifho-uct-h" + other, "Blue", "70.0");
            assertThat(word(sweep, at)).as("the match that does not decide").isEqualTo("not measured");
        }
    }

    @Test
    void aWeakerPlayerThatWinsRefutesTheFifth() throws Exception {
        Bracket bracket = new Bracket();
        try (Workplace at = Workplaces.small(folder, bracket)) {
            assertThat(word(bracket, at)).isEqualTo("not measured");
            games(at, Duel.LISTED, 6, "taifho-uct-h", "taifho-uct-hg[c=3.5, g=20]", "Green", "70.0");
            games(at, Duel.LISTED, 4, "taifho-uct-h", "taifho-uct-hg[c=3.5, g=20]", "Blue", "70.0");
            games(at, Duel.LISTED, 8, "taifho-puct-h", "taifho-puct-hg[c=3.5, g=20]", "Green", "70.0");
            games(at, Duel.LISTED, 2, "taifho-puct-h", "taifho-puct-hg[c=3.5, g=20]", "Blue", "70.0");
            assertThat(word(bracket, at)).isEqualTo("not decided");
            games(at, Duel.LISTED, 9, "taifho-uct-h", "taifho-puct-h", "Green", "70.0");
            games(at, Duel.LISTED, 1, "taifho-uct-h", "taifho-puct-h", "Blue", "70.0");
            assertThat(word(bracket, at)).isEqualTo("refuted"); // as in the source
            assertThat(bracket.findings(at).answer()).startsWith("The seed list is won by taifho-uct-h.");
        }
    }

    @Test
    void theTableOfHypothesesReadsTheOthers() throws Exception {
        Hypotheses hypotheses = new Hypotheses();
        Files.writeString(
                folder.resolve("taifho-c-verdict.csv"),
                "hypothesis,verdict,because\nH3,confirmed,\"20:1, p = 0.000\"\n");
        try (Workplace at = Workplaces.small(folder, hypotheses)) {
            ReportTable table = hypotheses.findings(at).tables().get(0);
            assertThat(table.rows()).extracting(row -> row.get(0)).containsExactly("H1", "H2", "H3", "H4", "H5", "H6");
            assertThat(table.rows())
                    .extracting(row -> row.get(2))
                    .containsExactly("confirmed", "confirmed", "not decided", "not decided", "refuted", "refuted");
            assertThat(table.rows().get(2).subList(3, 6))
                    .containsExactly("confirmed", "20:1, p = 0.000", "taifho-c-verdict.csv");
            assertThat(table.rows())
                    .filteredOn(row -> row.get(3).equals("not measured"))
                    .hasSize(5);
        }
    }

    @Test
    void aFileThatIsNoVerdictIsRefused() throws IOException {
        Hypotheses hypotheses = new Hypotheses();
        Files.writeString(folder.resolve("taifho-g-verdict.csv"), "nonsense\n");
        try (Workplace at = Workplaces.small(folder, hypotheses)) {
            assertThatThrownBy(() -> hypotheses.findings(at)).isInstanceOf(InputException.class);
        }
    }
}
