package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

final class SourceComparisonTest {
    private static final String FISHER = "Fisher’s exact test";
    private static final String WELCH = "Welch’s t test";
    private static final String RANKS = "Mann–Whitney test";
    private static final String RESAMPLING = "resampling of ours";

    @TempDir
    private Path folder = Path.of("");

    /** The final, 9:1 in the source, 2:8 here; p-values were computed by SciPy. */
    @Test
    void aMatchIsTestedInThreeWays() throws Exception {
        Bracket bracket = new Bracket();
        try (Workplace at = Workplaces.small(folder, bracket)) {
            List<String> lengths =
                    List.of("60.0", "62.5", "70.0", "71.0", "75.0", "80.5", "90.0", "100.0", "66.0", "64.0");
            for (int i = 0; i < lengths.size(); i++) {
                String winner = i < 2 ? "Green" : "Blue";
                String moves = lengths.get(i);
                at.row(Duel.LISTED, "" + i, () -> List.of("1", "taifho-uct-h", "taifho-puct-h", winner, moves, "0.1"));
            }
            SourceComparison comparison = new SourceComparison();
            PrzybylekTables.matches("experiment 5").forEach(match -> comparison.match(at, match));
            ReportTable table = comparison.table();
            assertThat(table.name()).isEqualTo("source");
            assertThat(table.rows()).hasSize(12);
            assertThat(table.rows().subList(0, 8))
                    .extracting(row -> row.get(7))
                    .containsOnly("not tested: these two did not play here");
            assertThat(table.rows().subList(8, 12))
                    .containsExactly(
                            List.of(
                                    "experiment 5 final, taifho-uct-h - taifho-puct-h: games won",
                                    "9:1",
                                    "2:8",
                                    "0.222",
                                    FISHER,
                                    "0.0055",
                                    "0.0164",
                                    "differs by more than chance"),
                            List.of(
                                    "experiment 5 final: mean moves",
                                    "69.20",
                                    "73.90",
                                    "1.068",
                                    WELCH,
                                    "0.4512",
                                    "0.6890",
                                    "no difference shown"),
                            List.of(
                                    "experiment 5 final: median moves",
                                    "64.75",
                                    "70.50",
                                    "1.089",
                                    RANKS,
                                    "0.3445",
                                    "0.6890",
                                    "no difference shown"),
                            List.of(
                                    "experiment 5 final: shortest and longest",
                                    "51.5 to 94.0",
                                    "60.0 to 100.0",
                                    "",
                                    "",
                                    "",
                                    "",
                                    "not tested: extremes depend on how many games there are"));
            assertThat(table.caption()).contains("Holm's p").doesNotContain("deviation");
        }
    }

    /** A mean of two that only the lowest of our numbers has, one pair of a hundred, and one that none has. */
    @Test
    void printedLengthsAreResampled() {
        List<Double> ours = List.of(10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0, 90.0, 100.0);
        SourceComparison comparison = new SourceComparison();
        comparison.lengths("C = 1", new PrzybylekTables.Lengths("1", 2, 10, 55, 5, 105), ours);
        comparison.lengths("C = 2", new PrzybylekTables.Lengths("2", 2, 101, 101, 90, 112), ours);
        comparison.lengths("C = 5", new PrzybylekTables.Lengths("5", 2, 10, 10, 9, 11), List.of());
        ReportTable table = comparison.table();
        assertThat(table.caption()).contains("resampling of ours draws as many of our games");
        assertThat(table.rows())
                .extracting(row -> row.subList(0, 5))
                .startsWith(
                        List.of("C = 1, mean moves of 2 games", "10.00", "55.00", "5.500", RESAMPLING),
                        List.of("C = 1, median", "55.00", "55.00", "1.000", RESAMPLING));
        assertThat(Double.parseDouble(table.rows().get(0).get(5))).isBetween(0.018, 0.022);
        assertThat(Double.parseDouble(table.rows().get(0).get(6)))
                .as("the third smallest of four")
                .isBetween(0.036, 0.044);
        assertThat(table.rows().get(1).subList(5, 8)).containsExactly("1.0000", "1.0000", "no difference shown");
        assertThat(table.rows().get(2).subList(0, 3))
                .containsExactly("C = 1, shortest and longest", "5.0 to 105.0", "10.0 to 100.0");
        assertThat(table.rows().get(3).get(5)).isEqualTo("< 0.0001");
        assertThat(table.rows().subList(6, 9))
                .extracting(row -> row.subList(2, 8))
                .containsOnly(List.of("", "", "", "", "", "not measured"));
    }

    @Test
    void withoutTestsTheCaptionSaysWhy() {
        SourceComparison comparison = new SourceComparison();
        comparison.untested("walks", "0 of a few", "9 of 60", Double.NaN, "not tested: nobody knows");
        ReportTable table = comparison.table();
        assertThat(table.caption()).contains("None can be tested");
        assertThat(table.rows())
                .containsExactly(List.of("walks", "0 of a few", "9 of 60", "", "", "", "", "not tested: nobody knows"));
    }
}
