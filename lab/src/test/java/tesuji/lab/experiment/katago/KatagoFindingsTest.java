package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

/** What reports make of rows that are written by hand. */
final class KatagoFindingsTest {
    private static final String CORRIDORS = "policy-5-1";

    @TempDir
    private Path folder = Path.of("");

    private static List<List<String>> rows(Findings findings, String table) {
        return findings.tables().stream()
                .filter(each -> each.name().equals(table))
                .map(ReportTable::rows)
                .findFirst()
                .orElseThrow();
    }

    private static void theory(Workplace at, String table, String moves, String losses) throws InterruptedException {
        at.row(KatagoPolicy.THEORY, table + " 1", () -> List.of(table, "1", moves, losses));
    }

    /** A board on which the network finds the second marked move of every table likelier than the first. */
    private static List<String> secondFirst() {
        List<String> row = new ArrayList<>(List.of("1"));
        for (String table : KatagoPolicy.TABLES) {
            int marked = KatagoPolicy.columns(1, table).size();
            for (int place = 0; place < marked; place++) row.add(place == 1 ? "0.5" : "0.1");
        }
        for (int i = 0; i < KatagoPolicy.TABLES.size(); i++) row.add("0.0");
        row.add("C3");
        return row;
    }

    @Test
    void aSquareThatLosesNothingIsRight() throws InterruptedException {
        Experiment experiment = new KatagoPolicy(GivenNetwork.NONE);
        try (Workplace at = Workplaces.small(folder, experiment)) {
            theory(at, "policy-1-1", "B16 D16", "0 1");
            theory(at, CORRIDORS, "D17 F19", "0 0");
            at.row(KatagoPolicy.ONE_CORNER, "1", KatagoFindingsTest::secondFirst);
            Findings findings = experiment.findings(at);
            assertThat(findings.answer()).contains("is right in 0 of 1 tables", "that of the source's network in 1;");
            assertThat(rows(findings, "sections"))
                    .as("the corridors of one corner decide nothing")
                    .containsExactly(List.of("value", "1", "1", "1", "0", "0.000"));
            List<String> corridors = rows(findings, "order").stream()
                    .filter(row -> row.get(0).equals(CORRIDORS) && row.get(1).equals("1"))
                    .findFirst()
                    .orElseThrow();
            assertThat(corridors.get(2)).as("right moves").isEqualTo("D17 F19");
            assertThat(corridors.get(9)).as("p of a preference among equals").isEqualTo("1.000");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0 0 4 | not looked at", "0 4 6 | 6.000", "1 2 0 0 | not looked at", "1 2 3 0 | 2.500"})
    void aMoveThatNoSearchLooksAtIsBehindAllOthers(String ranks, String median) throws InterruptedException {
        Experiment experiment = new KatagoStumping(GivenNetwork.NONE);
        try (Workplace at = Workplaces.small(folder, experiment)) {
            int way = 0;
            for (String rank : ranks.split(" ", -1)) {
                String number = "" + way++;
                at.row(
                        KatagoStumping.SEARCHES,
                        "100 " + number,
                        () -> List.of("100", number, "O2", "no", rank, "O2:100", "100", "1"));
            }
            assertThat(rows(experiment.findings(at), "shares").get(1).get(9)).isEqualTo(median);
        }
    }

    @Test
    void aSearchThatMemoryHasCutShortIsNoRow() {
        KatagoStumping.checkMemory(100_000, 100_000);
        assertThatThrownBy(() -> KatagoStumping.checkMemory(100_000, 12_345))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("A search ended after 12345 of 100000 visits for want of memory.")
                .hasMessageContaining("-Xmx4g");
    }
}
