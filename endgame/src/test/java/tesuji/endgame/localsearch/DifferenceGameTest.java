package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Patches;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.local.Successor;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.value.Values;

/** Random positions compared with games near their value, which a search of everything has found. */
class DifferenceGameTest {
    private static final int LIMIT = 200_000;

    /** Added to a value, these lie above it, below it and beside it. */
    private static final List<String> NEAR =
            List.of("0", "*", "^", "v", "^*", "+_1", "-_1", "1|-1", "1", "-1", "{2|0||-1}", "{1||0|-2}");

    @ParameterizedTest
    @CsvSource({"1,6", "2,3", "2,4", "3,3"})
    void positionsAreComparedAsTheirValuesAre(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        Rng rng = new Rng(rows * 10L + columns);
        int yes = 0;
        int no = 0;
        for (int i = 0; i < 160; i++) {
            Optional<LocalPosition> at = Patches.random(graph, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            Calculator calculator = new Calculator(values);
            LocalRules rules = new LocalRules(graph, Counting.TERRITORY);
            Optional<Integer> value = new Everything(rules, values).value(rules.split(at.get()));
            if (value.isEmpty()) continue;
            for (String difference : NEAR) {
                SearchMemory fresh = new SearchMemory(graph, Counting.TERRITORY);
                LocalGame game = new LocalGame(fresh, values, LIMIT);
                int other = values.plus(value.get(), calculator.value(difference));
                boolean expected = values.isAtMost(other, value.get());
                Successor all = fresh.rules().split(at.get());
                assertThat(game.difference().isAtLeast(all, other))
                        .as("%s and its value plus %s", at, difference)
                        .isEqualTo(expected);
                if (expected) yes++;
                else no++;
            }
        }
        assertThat(yes).isGreaterThan(150);
        assertThat(no).isGreaterThan(150);
    }
}
