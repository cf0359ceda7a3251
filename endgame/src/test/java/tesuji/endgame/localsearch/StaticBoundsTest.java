package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Patches;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** What is said of a position before anybody has searched it, compared with its value. */
class StaticBoundsTest {
    @ParameterizedTest
    @CsvSource({"1,5", "1,6", "2,3", "2,4", "3,3"})
    void valuesLieBetweenTheBounds(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        Rng rng = new Rng(rows * 10_000L + columns);
        int compared = 0;
        int met = 0;
        for (int i = 0; i < 400; i++) {
            for (Sample sample : Sample.of(graph, Patches.random(graph, rng))) {
                Optional<Integer> value = sample.value();
                if (value.isEmpty()) continue;
                int game = value.get();
                Values values = sample.values();
                NodeBounds bounds = sample.bounds();
                assertLiesBetweenTheBounds(sample, game);
                compared++;
                if (game == values.number(bounds.lower) || values.leftStop(game).equals(Dyadic.of(bounds.staticUpper)))
                    met++;
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(met).as("bounds that are met").isGreaterThan(compared / 10);
    }

    /** In every position compared stones of one colour or of both are linked. */
    @ParameterizedTest
    @CsvSource({"2,4", "2,5", "3,3", "3,4"})
    void linkedStonesAreAsGoodAsSafe(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        Rng rng = new Rng(rows * 100L + columns);
        int compared = 0;
        for (int i = 0; i < 30_000 && compared < 400; i++) {
            for (Sample sample : Sample.of(graph, Patches.crowded(graph, rng))) {
                Optional<Integer> value = sample.hasLinkedStones() ? sample.value() : Optional.empty();
                if (value.isEmpty()) continue;
                assertLiesBetweenTheBounds(sample, value.get());
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(200);
    }

    private static void assertLiesBetweenTheBounds(Sample sample, int game) {
        Values values = sample.values();
        NodeBounds bounds = sample.bounds();
        assertThat(values.isAtMost(values.number(bounds.lower), game))
                .as("%s is at least %s", sample.at(), bounds.lower)
                .isTrue();
        boolean isReached = bounds.lowerMovingFirst == Integer.MIN_VALUE
                || !values.isAtMost(game, values.number(bounds.lowerMovingFirst));
        assertThat(isReached)
                .as("%s is %s if Black begins", sample.at(), bounds.lowerMovingFirst)
                .isTrue();
        assertThat(values.leftStop(game)).as("%s", sample.at()).isLessThanOrEqualTo(Dyadic.of(bounds.staticUpper));
        assertThat(values.rightStop(game)).as("%s", sample.at()).isLessThanOrEqualTo(Dyadic.of(bounds.upper));
    }

    /** By area a point next to the other side's stones may still count, as a stone. */
    @ParameterizedTest
    @CsvSource({"1,4", "2,3"})
    void byAreaEverythingMayBeHopedFor(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        long all = (1L << graph.size()) - 1;
        SearchMemory memory = new SearchMemory(graph, Counting.AREA);
        NodeBounds bounds = memory.bounds(memory.rules().node(new LocalPosition(all, 0, 0, all, all)));
        assertThat(bounds.staticUpper).isEqualTo(graph.size());
        assertThat(bounds.upper).isEqualTo(graph.size());
        assertThat(bounds.lower).isEqualTo(-graph.size());
    }
}
