package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.grow.Growth;
import tesuji.mcts.leaf.Leaf;
import tesuji.mcts.leaf.Reward;
import tesuji.mcts.select.Schedule;
import tesuji.mcts.select.Selection;
import tesuji.mcts.urgency.FirstPlay;

/** The families of parts as text. */
final class RecipeTextTest {
    /** Whatever joins a list of permitted records must have defaults and be readable. */
    @ParameterizedTest
    @ValueSource(classes = {Selection.class, Schedule.class, FirstPlay.class, FinalMove.class})
    void everyMemberOfAFamilyIsReadFromItsNameAndFromWhatItPrints(Class<?> family) throws ReflectiveOperationException {
        assertThat(RecordText.names(family)).hasSizeGreaterThan(2);
        for (Class<?> member : family.getPermittedSubclasses()) {
            Object standard = member.getField("STANDARD").get(null);
            assertThat(RecordText.read(family, member.getSimpleName())).isEqualTo(standard);
            assertThat(RecordText.read(family, standard.toString())).isEqualTo(standard);
        }
    }

    /** {@code Infinity − Infinity} and {@code 0 · Infinity} order no moves. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                Selection.class,
                Schedule.class,
                FirstPlay.class,
                FinalMove.class,
                Growth.class,
                Leaf.class,
                Reward.class,
                PlaySettings.class
            })
    void numbersAreFinite(Class<?> family) {
        for (Class<?> member : members(family)) {
            for (RecordComponent component : member.getRecordComponents()) {
                if (component.getType() != double.class) continue;
                for (String number : List.of("1e999", "-1e999", "Infinity", "-Infinity", "NaN")) {
                    String text = member.getSimpleName() + "[" + component.getName() + "=" + number + "]";
                    assertThatThrownBy(() -> RecordText.read(family, text))
                            .as(text)
                            .isInstanceOf(InputException.class)
                            .hasMessage(member.getSimpleName() + "'s " + component.getName()
                                    + " must be a finite number, not \"" + number + "\".");
                }
            }
        }
    }

    private static List<Class<?>> members(Class<?> family) {
        return family.isRecord() ? List.of(family) : List.of(family.getPermittedSubclasses());
    }

    @Test
    void partsWithinPartsAreRead() {
        Mcts recipe =
                Mcts.read("Mcts[selection=Rave[schedule=Linear[end=300], exploration=0.1, amaf=AmafRule[first=40]],"
                        + " firstPlay=Inherited[reach=nearest_admissible], finalMove=Secure[bound=upper]]");
        assertThat(recipe.selection().toString())
                .isEqualTo("Rave[schedule=Linear[end=300.0], exploration=0.1, amaf=AmafRule[first=40, cutoff="
                        + Long.MAX_VALUE + ", nearness=0]]");
        assertThat(Mcts.read(recipe.toString())).isEqualTo(recipe);
    }

    /** What people typed and saved before parts were named as in the literature. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "crew=Alone                        | parallelism=SingleThread",
                "crew=TreeCrew[threads=3]          | parallelism=TreeParallel[threads=3]",
                "crew=RootCrew[threads=3]          | parallelism=RootParallel[threads=3]",
                "crew=LeafCrew[threads=3]          | parallelism=LeafParallel[threads=3]",
                "crew=BlockCrew[trees=3]           | parallelism=BlockParallel[trees=3]",
                "manners=Manners[resignBelow=0.05] | play=PlaySettings[resignBelow=0.05]",
                "manners=Manners[thrift=false]     | play=PlaySettings[stopEarly=false]",
                "finalMove=Estimate                | finalMove=BestEstimate"
            })
    void formerNamesAreStillRead(String former, String present) {
        assertThat(Mcts.read("mcts[" + former + "]"))
                .isEqualTo(Mcts.read("mcts[" + present + "]"))
                .asString()
                .doesNotContain("Crew", "Alone", "anners", "thrift", "=Estimate");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ucb1[exploration=-1]",
                "AdvisedRave[equivalence=0]",
                "AdvisedRave[exploration=-1]",
                "Ucb1Tuned[exploration=-1]",
                "Pbbm[steepness=-1]",
                "AlphaAmaf[alpha=1.5]",
                "AlphaAmaf[exploration=NaN]",
                "Rave[exploration=-1]",
                "Rave[schedule=HandSelected[equivalence=-1]]",
                "Rave[schedule=Linear[end=0]]",
                "Rave[schedule=MinimumMse[bias=-1]]",
                "Grave[reference=-1]",
                "Grave[bias=-1]",
                "ProgressiveBias[exploration=-1]",
                "PuctRosin[exploration=-1]",
                "Puct[exploration=-1]"
            })
    void nonsenseIsRefused(String text) {
        assertThatThrownBy(() -> RecordText.read(Selection.class, text)).isInstanceOf(InputException.class);
    }

    @Test
    void nonsenseElsewhereIsRefused() {
        for (String text : Arrays.asList("Inherited[threshold=0]", "LookAhead[threshold=0]")) {
            assertThatThrownBy(() -> RecordText.read(FirstPlay.class, text)).isInstanceOf(InputException.class);
        }
        for (String text : Arrays.asList("Secure[width=-1]", "BestEstimate[equivalence=0]", "Sampled[temperature=0]")) {
            assertThatThrownBy(() -> RecordText.read(FinalMove.class, text)).isInstanceOf(InputException.class);
        }
    }
}
