package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

/** Whole runs at a small share of the source's work, and parts of small ones. */
final class TaifhoRunsTest {
    private static final Set<String> TIMES = Set.of("time", "mean time", "plies/s");

    @TempDir
    private Path folder = Path.of("");

    private Findings run(Experiment experiment, double share, int parallel) throws InterruptedException {
        Scale scale = new Scale(share);
        try (Workplace at = Workplaces.open(folder.resolve("" + parallel), experiment, scale, parallel)) {
            experiment.run(at);
            assertThat(at.done()).isEqualTo(experiment.trials(scale));
            return experiment.findings(at);
        }
    }

    private static ReportTable table(Findings findings, String name) {
        return findings.tables().stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<List<String>> timeless(ReportTable table) {
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row : table.rows()) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < row.size(); column++) {
                if (!TIMES.contains(table.columns().get(column))) cells.add(row.get(column));
            }
            rows.add(cells);
        }
        return rows;
    }

    @ParameterizedTest
    @CsvSource({"taifho-c, 0.1", "taifho-bracket, 0.2", "taifho-judge, 0.001"})
    void tablesDoNotDependOnHowManyGamesArePlayedAtOnce(String name, double share) throws Exception {
        Experiment experiment = Experiments.named(name);
        Findings one = run(experiment, share, 1);
        Findings two = run(experiment, share, 2);
        assertThat(two.answer()).isEqualTo(one.answer());
        assertThat(two.tables()).hasSameSizeAs(one.tables());
        for (int i = 0; i < one.tables().size(); i++) {
            assertThat(timeless(two.tables().get(i)))
                    .as(one.tables().get(i).name())
                    .isEqualTo(timeless(one.tables().get(i)));
        }
    }

    /** The first rows of a small run with seed 1: numbers on pages come from such runs. */
    @Test
    void smallMatchesHaveTheGamesTheyHad() throws Exception {
        Duel duel = new Duel(Parameters.UCT_H, "taifho-uct-hg[c=3.5, g=20]");
        try (Workplace at = Workplaces.small(folder, new Bracket())) {
            for (Stage stage : Duel.stages(at, List.of(duel), new DuelSize(2))) at.make(stage);
            String h = duel.first();
            String g = duel.second();
            assertThat(timeless(at.table(Duel.LISTED)))
                    .hasSize(10)
                    .startsWith(
                            List.of("123", h, g, "Blue", "86.0"),
                            List.of("245", h, g, "Green", "64.5"),
                            List.of("456", g, h, "Blue", "52.0"));
            assertThat(timeless(at.table(Duel.PAIRED)))
                    .containsExactly(
                            List.of("26892276993948", h, g, "Blue", "66.0"),
                            List.of("26892276993948", g, h, "Green", "55.5"));
        }
    }

    @Test
    void smallWalksAreThoseTheyWere() throws Exception {
        ReportTable walks = table(run(new RandomWalk(), 0, 2), "walks");
        assertThat(timeless(walks))
                .hasSize(60)
                .startsWith(
                        List.of("1001", "none", "40000", "20000.0", "43.91"),
                        List.of("1002", "none", "40000", "20000.0", "43.76"),
                        List.of("1003", "none", "40000", "20000.0", "44.01"),
                        List.of("1004", "Green won: own row closed by the loser", "4", "2.0", "16.00"));
    }

    /** The clock of tests says a second for each walk. */
    @Test
    void walksStandBesideTheSources() throws Exception {
        assertThat(table(run(new RandomWalk(), 0, 1), "source").rows())
                .extracting(row -> row.subList(0, 4))
                .containsExactly(
                        List.of("moves of both sides in a minute", "14000", "1020027", "72.859"),
                        List.of("walks that ended within 28000 moves of one side", "0 of a few", "9 of 60", ""));
    }

    @Test
    void aLongWalkIsCutOffByMovesNotBySeconds() throws Exception {
        try (Workplace at = Workplaces.small(folder, new RandomWalk())) {
            List<String> walk = RandomWalk.walk(at, 1001, 300_000);
            assertThat(walk.subList(0, 4)).containsExactly("1001", "none", "300000", "150000.0");
            assertThat(RandomWalk.walk(at, 1001, 300_000)).isEqualTo(walk); // the clock of tests is even
        }
    }

    @Test
    void aBlockadeIsTriedWithTheSimulationsOfTheSource() throws Exception {
        OwnBlockade blockade = new OwnBlockade();
        Findings findings = run(blockade, 0.1, 2);
        assertThat(findings.answer()).contains("of 1 tries under full-row", "at 3109 simulations");
        assertThat(table(findings, "source").rows())
                .contains(List.of("none, moves of the root", "15", "15", "1.000", "", "", "", "equal"));
        assertThat(table(findings, "tries").rows())
                .extracting(row -> row.get(0) + " " + row.get(6))
                .containsExactly(
                        "full-row 100",
                        "full-row 1000",
                        "full-row 3109",
                        "full-row 20000",
                        "full-row 100000",
                        "none 100",
                        "none 1000",
                        "none 3109",
                        "none 20000",
                        "none 100000");
    }

    /** A share below 1 has too few games of the list for the source's bracket, but a final all the same. */
    @Test
    void aBracketWithoutTheWholeListHasAFinal() throws Exception {
        Findings findings = run(new Bracket(), 0.1, 2);
        assertThat(findings.answer()).startsWith("The seed list is won by taifho-");
        assertThat(table(findings, "match").rows()).hasSize(3);
    }
}
