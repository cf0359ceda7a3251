package tesuji.endgame.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** Bounds on moves that were not valued, compared with a search of everything. */
class RoughBoundsTest {
    private static final int LIMIT = 200_000;

    @ParameterizedTest
    @CsvSource({"2,4", "3,3", "3,4"})
    void movesAreWorthWhatTheirRoughBoundsAllow(int rows, int columns) {
        Terrain terrain = Patches.terrain(rows, columns);
        Rng rng = new Rng(rows * 1_000L + columns);
        int compared = 0;
        int open = 0;
        for (int i = 0; i < 400; i++) {
            Optional<LocalPosition> patch = Patches.crowded(terrain, rng);
            if (patch.isEmpty()) continue;
            Values values = new Values(2_000_000);
            LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
            Everything everything = new Everything(rules, values);
            for (LocalPosition at : rules.outlook(patch.get()).parts()) {
                for (Side side : Side.values()) {
                    for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
                        int move = Long.numberOfTrailingZeros(rest);
                        Optional<Outlook> after = side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
                        Optional<Integer> value = after.flatMap(everything::value);
                        if (value.isEmpty()) continue;
                        LocalGame game = new LocalGame(new LocalRules(terrain, Counting.TERRITORY), values, LIMIT);
                        OptionalInt low = game.roughlyAtLeast(at, move, side);
                        OptionalInt high = game.roughlyAtMost(at, move, side);
                        assertThat(values.isAtMost(low.orElseThrow(), value.get()))
                                .as("%s %s %s from below", at, side, move)
                                .isTrue();
                        assertThat(values.isAtMost(value.get(), high.orElseThrow()))
                                .as("%s %s %s from above", at, side, move)
                                .isTrue();
                        compared++;
                        if (low.getAsInt() != high.getAsInt()) open++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
        assertThat(open).as("bounds that differ").isGreaterThan(100);
    }
}
