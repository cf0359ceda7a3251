package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;

/** Reports with long names and many columns stay on their page. */
final class CrowdedReportTest {
    private static final String LONG = "mcts[selection=Ucb1[exploration=0.5],growth=AfterVisits[visits=8]],".repeat(3);
    private static final int PAGE = 992;

    @TempDir
    private Path folder = Path.of("");

    private String page(List<ReportTable> tables, List<Chart> charts) throws Exception {
        RunReport report = new RunReport("crowded", "nobody", "?", "", new Findings("!", tables, charts));
        return Files.readString(report.write(folder));
    }

    private static Chart.Bracket bracket(int rounds) {
        List<List<Chart.Pairing>> all = new ArrayList<>();
        for (int round = rounds - 1; round >= 0; round--) {
            List<Chart.Pairing> pairings = new ArrayList<>();
            for (int i = 0; i < 1 << round; i++) pairings.add(new Chart.Pairing(LONG, LONG, "12-8-0", 0));
            all.add(pairings);
        }
        return new Chart.Bracket("bracket", LONG, "", all);
    }

    /** A letter takes seven points at most, by the reckoning of all charts. */
    private static void textsEndWithin(Chart chart) {
        SvgDrawing drawing = SvgCharts.drawing(chart);
        assertThat(drawing.width()).isLessThanOrEqualTo(PAGE);
        for (SvgShape shape : drawing.shapes()) {
            boolean begins = "start".equals(shape.attributes().get("text-anchor"));
            if (!shape.tag().equals("text") || !begins) continue;
            double x = Double.parseDouble(shape.attributes().getOrDefault("x", "0"));
            assertThat(x + 7 * shape.text().length()).as(shape.text()).isLessThanOrEqualTo(drawing.width());
        }
    }

    @Test
    void namesAreCutWhereTheirPlaceEnds() {
        Chart.Share share = new Chart.Share(LONG, 0.5, 0.4, 0.6);
        textsEndWithin(new Chart.Bars("bars", LONG, "y", List.of(new Chart.BarGroup("one", List.of(share)))));
        Chart.Series series = new Chart.Series(LONG, List.of(new Chart.Point(1, 1), new Chart.Point(2, 3)));
        textsEndWithin(new Chart.Lines("lines", LONG, "y", "x", false, List.of(series)));
        for (int rounds = 1; rounds <= 6; rounds++) textsEndWithin(bracket(rounds));
    }

    @Test
    void whatFitsIsNotCut() {
        Chart.Bracket two = new Chart.Bracket(
                "bracket", "t", "", List.of(List.of(new Chart.Pairing("UCT+h_G (C 3.5, G 20)", "b", "1:0", 0))));
        assertThat(SvgCharts.of(two)).contains(">UCT+h_G (C 3.5, G 20)<").doesNotContain("…");
    }

    @Test
    void wideTablesCanBeMovedAndOthersAreAsTheyWere() throws Exception {
        ReportTable narrow = new ReportTable("narrow", "n", List.of("a", "b"), List.of(List.of("1", "two words")));
        assertThat(page(List.of(narrow), List.of())).doesNotContain("wide");
        ReportTable wide = new ReportTable("wide", "w", List.of("a", "b"), List.of(List.of("1", LONG)));
        assertThat(page(List.of(wide, narrow), List.of()))
                .contains(".wide { overflow-x: auto; }", "<td class=\"long\">mcts[")
                .containsOnlyOnce("<div class=\"wide\">");
    }

    @Test
    void sentencesAreNoReasonToMoveATable() throws Exception {
        String sentence = "Words of a sentence can stand below each other. ".repeat(10);
        ReportTable table = new ReportTable("said", "s", List.of("sentence"), List.of(List.of(sentence)));
        assertThat(page(List.of(table), List.of())).doesNotContain("wide");
    }
}
