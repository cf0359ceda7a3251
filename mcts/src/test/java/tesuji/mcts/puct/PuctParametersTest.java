package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;

final class PuctParametersTest {
    @Test
    void everyParameterCanBeChangedByItsName() {
        for (RecordComponent component : PuctParameters.class.getRecordComponents()) {
            String name = component.getName();
            String value = component.getType() == boolean.class
                    ? "true"
                    : name.equals("resignThreshold") ? "-0.5" : name.equals("cpuctExplorationBase") ? "77" : "1";
            assertThat(PuctParameters.STANDARD.with(name, value).toString()).contains(name + "=" + value);
        }
        assertThat(PuctParameters.STANDARD.with("cpuctexploration", "1.25").cpuctExploration())
                .isEqualTo(1.25);
    }

    /** As in KataGo's examples; the constructor takes so many numbers in a row that two are easily exchanged. */
    @Test
    void theStandardIsThatOfKataGo() {
        assertThat(PuctParameters.STANDARD.toString())
                .contains("noisePruneUtilityScale=0.15, valueWeightExponent=0.25")
                .contains("useUncertainty=true, uncertaintyCoeff=0.25, uncertaintyExponent=1.0")
                .contains("uncertaintyMaxWeight=8.0, subtreeValueBiasFactor=0.45")
                .contains("subtreeValueBiasWeightExponent=0.85, subtreeValueBiasFreeProp=0.8")
                .contains("numVirtualLossesPerThread=1.0, policyOptimism=1.0, rootPolicyOptimism=0.2")
                .contains("rootPolicyTemperature=1.0, rootSymmetryPruning=true, rootEndingBonusPoints=0.5")
                .contains("rootPruneUselessMoves=true, enableMorePassingHacks=true, rootNoiseEnabled=false")
                .contains("rootDirichletNoiseTotalConcentration=10.83, rootDirichletNoiseWeight=0.25")
                .contains("wideRootNoise=0.0, analysisWideRootNoise=0.04, analysisIgnorePreRootHistory=true")
                .contains("useLcbForSelection=true, lcbStdevs=5.0, minVisitPropForLCB=0.15")
                .contains("chosenMoveTemperatureEarly=0.5, chosenMoveTemperature=0.1")
                .contains("allowResignation=false, resignThreshold=-0.9, resignConsecTurns=3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cpuct | 1 | There is no parameter \"cpuct\" of the search.",
                "cpuctExploration | -1 | cpuctExploration must be a number from 0 to 1000, not \"-1\".",
                "cpuctExploration | NaN | cpuctExploration must be a number from 0 to 1000, not \"NaN\".",
                "resignThreshold | 1 | resignThreshold must be a number from -1 to 0, not \"1\".",
                "resignConsecTurns | 1.5 | resignConsecTurns must be a whole number from 1 to 100, not \"1.5\".",
                "useNoisePruning | yes | useNoisePruning must be true or false, not \"yes\"."
            })
    void whatIsWrongIsToldInASentence(String name, String value, String sentence) {
        assertThatThrownBy(() -> PuctParameters.STANDARD.with(name, value))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void everyValueCanBeAskedForByItsName() {
        PuctParameters changed = PuctParameters.STANDARD.with("resignConsecTurns", "5");
        assertThat(changed.value("resignConsecTurns")).isEqualTo("5");
        assertThat(changed.value("cpuctExploration")).isEqualTo("1.0");
        assertThat(changed.value("useNoisePruning")).isEqualTo("true");
        for (String name : PuctParameters.names()) {
            assertThat(changed.with(name, changed.value(name))).isEqualTo(changed);
        }
        assertThatThrownBy(() -> changed.value("nonsense")).isInstanceOf(InputException.class);
    }
}
