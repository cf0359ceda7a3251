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
    @CsvSource({"taifho-c, 0.1", "taifho-bracket, 0.2", "taifho-closing, 0.1", "taifho-judge, 0.001"})
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

    /** A share below 1 has too few games of the list for the source's bracket, but a final all the same. */
    @Test
    void aBracketWithoutTheWholeListHasAFinal() throws Exception {
        Findings findings = run(new Bracket(), 0.1, 2);
        assertThat(findings.answer()).startsWith("The seed list is won by taifho-");
        assertThat(findings.tables().get(2).rows()).hasSize(3);
    }
}
