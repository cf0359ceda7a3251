package tesuji.lab.site;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Trial;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;

/** Trials of a stage that depends on the rows of another. */
final class TrialWorkerTest {
    private static final Sheet FIRST = new Sheet("first", "Numbers.", List.of("number"));
    private static final Sheet SECOND = new Sheet("second", "Sums of all numbers and one more.", List.of("sum"));

    /** Adds to the sum of two rows. */
    private record Sums() implements StagedExperiment {
        @Override
        public String name() {
            return "sums";
        }

        @Override
        public String source() {
            return "";
        }

        @Override
        public String question() {
            return "";
        }

        @Override
        public String conditions(Scale scale) {
            return "";
        }

        @Override
        public int trials(Scale scale) {
            return 3;
        }

        @Override
        public List<Stage> stages(Workplace at) {
            List<List<String>> numbers = at.rows(FIRST);
            int sum = numbers.stream()
                    .mapToInt(row -> Integer.parseInt(row.get(0)))
                    .sum();
            Stage first = new Stage(
                    FIRST,
                    List.of(new KeyedTrial("one", () -> List.of("1")), new KeyedTrial("two", () -> List.of("2"))));
            Stage second = new Stage(SECOND, List.of(new KeyedTrial("ten", () -> List.of("" + (sum + 10)))));
            return numbers.size() == 2 ? List.of(first, second) : List.of(first);
        }

        @Override
        public Findings findings(Workplace at) {
            return new Findings("", List.of(), List.of());
        }
    }

    private static final String ONE = "{\"sheet\":\"first\",\"key\":\"one\",\"row\":[\"1\"]}";
    private static final String TWO = "{\"sheet\":\"first\",\"key\":\"two\",\"row\":[\"2\"]}";
    private static final String TEN = "{\"sheet\":\"second\",\"key\":\"ten\",\"row\":[\"13\"]}";

    private static Workplace at(String... lines) {
        return Workplace.holding(List.of(lines), Scale.SMALL, 1, Workplaces.tools());
    }

    private static Map<String, Trial> trials(String sheet, String... lines) {
        return TrialWorker.trials(new Sums(), at(lines), sheet);
    }

    @Test
    void oneStageIsMadeAfterTheOther() throws Exception {
        Workplace at = at(TWO);
        new Sums().run(at);
        assertThat(at.lines()).containsExactly(TWO, ONE, TEN);
    }

    @Test
    void theFirstStageIsOpenFirst() throws Exception {
        Map<String, Trial> both = trials("first");
        assertThat(both).containsOnlyKeys("one", "two");
        assertThat(requireNonNull(both.get("two")).run()).containsExactly("2");
        assertThat(trials("first", TWO)).containsOnlyKeys("one");
    }

    @Test
    void theSecondStageSeesTheRowsOfTheFirst() throws Exception {
        Map<String, Trial> one = trials("second", ONE, TWO);
        assertThat(one).containsOnlyKeys("ten");
        assertThat(requireNonNull(one.get("ten")).run()).containsExactly("13");
    }

    @Test
    void aProgramThatIsAtAnotherStageDoesNotGuess() {
        assertThatThrownBy(() -> trials("second", ONE)).hasMessage("sums is at first in place of second");
        assertThatThrownBy(() -> trials("second", ONE, TWO, TEN)).hasMessage("sums is at its end in place of second");
    }
}
