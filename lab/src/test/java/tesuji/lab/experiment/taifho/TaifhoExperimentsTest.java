package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
                assertThat(experiment.conditions(scale)).isNotBlank().doesNotContain(" s a move");
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

    private static int trials(String name, double share) {
        return Experiments.named(name).trials(new Scale(share));
    }

    private static String conditions(String name, double share) {
        return Experiments.named(name).conditions(new Scale(share));
    }

    /** The source: ten games a value, ten a match; 3,109 simulations in 60 s are 77.7 in 1.5 s and 103.6 in 2 s. */
    @Test
    void fullRunsAreTheSources() {
        assertThat(trials("taifho-c", 1)).isEqualTo(5 * 10 + 2 * 10);
        assertThat(trials("taifho-g", 1)).isEqualTo(7 * 10 + 2 * 10);
        assertThat(trials("taifho-bracket", 1)).isEqualTo(30);
        assertThat(trials("taifho-closing", 1)).isEqualTo(40);
        assertThat(conditions("taifho-c", 1))
                .isEqualTo("values of C 1, √2, 2, 3.5, 5; 10 games each as Blue against random moves, then a match of"
                        + " the 10 games of the seed list, and another of the source's two, √2 and 3.5; 6 steps; 78"
                        + " simulations a move (the source's 1.5 s, Fig. 4.2), in the matches 104 simulations a move"
                        + " (the source's 2.0 s, Fig. 4.2); games given up after 1000 moves");
        assertThat(conditions("taifho-g", 1)).contains("; 104 simulations a move", "in the matches 104 simulations");
        assertThat(conditions("taifho-bracket", 1))
                .startsWith("3 matches of the 10 games of the seed list, 104 simulations a move");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "taifho-random-walk",
                "taifho-blockade",
                "taifho-c",
                "taifho-g",
                "taifho-bracket",
                "taifho-closing",
                "taifho-judge"
            })
    void aShareOfTwoHasTwiceTheGames(String name) {
        assertThat(trials(name, 2)).isEqualTo(2 * trials(name, 1)).isPositive();
        assertThat(conditions(name, 2)).isNotEqualTo(conditions(name, 1));
    }

    @Test
    void furtherGamesOfAMatchAreInPairs() {
        assertThat(trials("taifho-bracket", 10)).isEqualTo(3 * (10 + 90));
        assertThat(trials("taifho-bracket", 1.5)).as("five more are no pairs").isEqualTo(3 * (10 + 6));
        assertThat(conditions("taifho-bracket", 1.5))
                .startsWith("3 matches of the 10 games of the seed list and 6 more in pairs, 104 simulations");
        assertThat(conditions("taifho-closing", 10))
                .startsWith("4 players against themselves with closing, each the 10 games of the seed list and 90 more"
                        + " in pairs, 104 simulations");
    }

    @Test
    void smallSharesHaveFewerGamesOfTheSameDepth() {
        assertThat(trials("taifho-bracket", 0.3)).isEqualTo(3 * 3);
        assertThat(conditions("taifho-bracket", 0.3))
                .startsWith("3 matches of the first 3 of the 10 games of the seed list, 104 simulations");
        assertThat(trials("taifho-bracket", 0.001)).isEqualTo(3);
        assertThat(trials("taifho-c", 0.001)).isEqualTo(5 + 2);
        assertThat(trials("taifho-blockade", 0.001)).isEqualTo(2 * 5);
        assertThat(trials("taifho-random-walk", 0.001)).isEqualTo(1);
    }

    /** A ledger is only gone on with if the conditions are the same word for word. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "taifho-random-walk | 60 | 60 walks of at most 40000 moves of one side",
                "taifho-blockade | 200 | taifho-uct-h as Green on Fig. 1.6, C = √2, 6 steps; 25 tries each with"
                        + " [100, 1000, 3109, 20000] simulations; fair play full-row and none",
                "taifho-c | 420 | values of C 1, √2, 2, 3.5, 5; 40 games each as Blue against random moves, then a"
                        + " match of 10 games and 100 more, and another of the source's two, √2 and 3.5; 6 steps; 100"
                        + " simulations a move; games given up after 400 moves",
                "taifho-g | 500 | values of G 1.1, 2, 3.5, 5, 7, 10, 20; 40 games each as Blue against random moves,"
                        + " then a match of 10 games and 100 more, and another of the source's two, 3.5 and 20; 6"
                        + " steps; 100 simulations a move; games given up after 400 moves",
                "taifho-bracket | 210 | 3 matches of 10 games and 60 more, 100 simulations a move; 6 steps; games given"
                        + " up after 400 moves",
                "taifho-closing | 200 | 4 players against themselves with closing, 10 games each and 40 more, 100"
                        + " simulations a move; games given up after 400 moves",
                "taifho-judge | 600 | 2 rounds of 300 games of a program with itself, 2000 positions a move, given up"
                        + " after 150 moves"
            })
    void smallRunsAreAsTheyWere(String name, int trials, String conditions) {
        assertThat(trials(name, 0)).isEqualTo(trials);
        assertThat(conditions(name, 0)).isEqualTo(conditions);
    }
}
