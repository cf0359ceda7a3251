package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Patches;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** Bounds on moves that were not valued, compared with a search of everything. */
class RoughBoundsTest {
    private static final int LIMIT = 200_000;

    @ParameterizedTest
    @CsvSource({"2,4", "3,3", "3,4"})
    void movesAreWorthWhatTheirRoughBoundsAllow(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        Rng rng = new Rng(rows * 1_000L + columns);
        int compared = 0;
        int open = 0;
        for (int i = 0; i < 400; i++) {
            for (Sample sample : Sample.of(graph, Patches.crowded(graph, rng))) {
                for (Side side : Side.values()) {
                    for (long rest = sample.at().empty(); rest != 0; rest &= rest - 1) {
                        int move = Long.numberOfTrailingZeros(rest);
                        Optional<Integer> value = value(sample, move, side);
                        if (value.isEmpty()) continue;
                        compared++;
                        if (!isKnownRoughly(sample, move, side, value.get())) open++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
        assertThat(open).as("bounds that differ").isGreaterThan(100);
    }

    private static Optional<Integer> value(Sample sample, int move, Side side) {
        LocalRules rules = sample.memory().rules();
        Successor after = side == Side.BLACK ? rules.black(sample.at(), move) : rules.white(sample.at(), move);
        return after == null ? Optional.empty() : sample.everything().value(after);
    }

    /** Compares both bounds with the value; true if they are the same. */
    private static boolean isKnownRoughly(Sample sample, int move, Side side, int value) {
        Values values = sample.values();
        SearchMemory fresh = new SearchMemory(sample.memory().rules().graph(), Counting.TERRITORY);
        LocalGame game = new LocalGame(fresh, values, LIMIT);
        int low = game.roughlyAtLeast(sample.at(), move, side);
        int high = game.roughlyAtMost(sample.at(), move, side);
        assertThat(values.isAtMost(low, value))
                .as("%s %s %s from below", sample.at(), side, move)
                .isTrue();
        assertThat(values.isAtMost(value, high))
                .as("%s %s %s from above", sample.at(), side, move)
                .isTrue();
        return low == high;
    }
}
