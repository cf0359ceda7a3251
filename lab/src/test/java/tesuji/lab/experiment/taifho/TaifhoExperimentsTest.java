package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

final class TaifhoExperimentsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyExperimentSaysWhatItIs() {
        assertThat(Experiments.ALL).extracting(Experiment::name).doesNotHaveDuplicates();
        for (Experiment experiment : TaifhoExperiments.ALL) {
            assertThat(Experiments.named(experiment.name())).isSameAs(experiment);
            String section = experiment.name().equals("taifho-judge") ? "§" : "§4";
            assertThat(experiment.source()).startsWith("Przybyłek and Chojecki 2022, " + section);
            assertThat(experiment.question()).endsWith("?");
            for (Scale scale : List.of(Scale.SMALL, Scale.FULL))
                assertThat(experiment.conditions(scale)).isNotBlank();
        }
        assertThatThrownBy(() -> Experiments.named("nonsense"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("taifho-random-walk, taifho-blockade");
    }

    @Test
    void withoutRowsEveryExperimentHasAnAnswerAllTheSame() {
        for (Experiment experiment : Experiments.ALL) {
            if (experiment.missing().isPresent()) continue;
            try (Workplace at = Workplaces.small(folder, experiment)) {
                Findings findings = experiment.findings(at);
                assertThat(findings.answer()).as(experiment.name()).isNotBlank();
                assertThat(findings.tables()).as(experiment.name()).isNotEmpty();
            }
        }
    }

    /** The source: ten games a value, ten a match. */
    @Test
    void fullRunsAreTheSources() {
        assertThat(Experiments.named("taifho-c").trials(Scale.FULL)).isEqualTo(5 * 10 + 10);
        assertThat(Experiments.named("taifho-g").trials(Scale.FULL)).isEqualTo(7 * 10 + 10);
        assertThat(Experiments.named("taifho-bracket").trials(Scale.FULL)).isEqualTo(30);
        assertThat(Experiments.named("taifho-c").conditions(Scale.FULL)).contains("1.5 s a move", "match 2 s");
    }
}
