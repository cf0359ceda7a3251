package tesuji.web.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.web.wire.Refusal;

/** Lines that would take for ever, or more memory than there is. */
@Timeout(60)
final class CalculatorsTest {
    @Test
    void aLongCalculationEndsAndTheCalculatorStaysUsable() {
        Calculators calculators = new Calculators(0.3);
        String id = calculators.open().id();
        assertThatThrownBy(() -> calculators.answer(id, "G = " + sum(16)))
                .isInstanceOf(Refusal.class)
                .hasMessageMatching("(?s).*(takes too long|needs more than).*");
        assertThat(calculators.answer(id, "1 + 1").lines().get(0)).startsWith("ans1 = 2 ");
    }

    /** Switches of different sizes have canonical sums that grow exponentially. */
    private static String sum(int switches) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < switches; i++) {
            text.append(i == 0 ? "" : " + ").append("+-").append((1 << i) + (i % 3));
        }
        return text.toString();
    }

    @Test
    void aPersonMayStopIt() {
        Calculators calculators = new Calculators(50);
        String id = calculators.open().id();
        CompletableFuture<String> asked = CompletableFuture.supplyAsync(() -> {
            try {
                return calculators.answer(id, sum(16)).lines().toString();
            } catch (Refusal refused) {
                return String.valueOf(refused.getMessage());
            }
        });
        while (!asked.isDone()) calculators.stop(id);
        assertThat(asked.join()).containsAnyOf("was stopped", "needs more than");
    }

    @Test
    void whatIsTooLongToBeWrittenIsNot() {
        Calculators calculators = new Calculators(20);
        String id = calculators.open().id();
        assertThat(calculators.answer(id, sum(9)).lines().get(0)).startsWith("ans1 = …");
    }

    @Test
    void theOldestAreForgotten() {
        Calculators calculators = new Calculators(1);
        String first = calculators.open().id();
        for (int i = 0; i < 8; i++) calculators.open();
        assertThatThrownBy(() -> calculators.answer(first, "1")).isInstanceOf(Refusal.class);
    }
}
