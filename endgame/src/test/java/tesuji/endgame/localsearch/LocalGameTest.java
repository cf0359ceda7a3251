package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.DrawnPosition;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Patches;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.local.Successor;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.Values;

/** Values of random local positions, compared with a search that leaves out no move and knows no ownership. */
class LocalGameTest {
    private static final int LIMIT = 200_000;

    @ParameterizedTest
    @CsvSource({"1,6", "2,3", "2,4", "3,3"})
    void exactValuesAreThoseOfASearchOfEverything(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        Rng rng = new Rng(rows * 100L + columns);
        int compared = 0;
        for (int i = 0; i < 250; i++) {
            Optional<LocalPosition> at = Patches.random(graph, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            SearchMemory memory = new SearchMemory(graph, Counting.TERRITORY);
            Successor all = memory.rules().split(at.get());
            Optional<Integer> value = new Everything(memory.rules(), values).value(all);
            LocalGame game = new LocalGame(memory, values, LIMIT);
            int low = game.atLeast(all).orElseThrow();
            int high = game.atMost(all).orElseThrow();
            assertThat(values.isAtMost(low, high)).as("%s", at).isTrue();
            if (value.isEmpty()) continue;
            compared++;
            assertThat(new Printer(values, false).text(low))
                    .as("%s", at)
                    .isEqualTo(new Printer(values, false).text(value.get()));
            assertThat(high).as("%s", at).isEqualTo(low);
        }
        assertThat(compared)
                .as("positions compared of %s", Arrays.asList(rows, columns))
                .isGreaterThan(30);
    }

    /**
     * Whole numbers at 0 plies, and what comes of looking ahead a little, with plenty of positions and with hardly any.
     */
    @ParameterizedTest
    @CsvSource({"2,3,200000", "2,4,200000", "3,3,200000", "3,3,4"})
    void boundsFromAFewPliesHold(int rows, int columns, int limit) {
        RegionGraph graph = Patches.graph(rows, columns);
        Rng rng = new Rng(rows * 1000L + columns);
        int tight = 0;
        int compared = 0;
        for (int i = 0; i < 100; i++) {
            Optional<LocalPosition> at = Patches.random(graph, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            for (int plies = 0; plies <= 4; plies++) {
                SearchMemory memory = new SearchMemory(graph, Counting.TERRITORY);
                Successor all = memory.rules().split(at.get());
                LocalGame whole = new LocalGame(memory, values, LIMIT);
                int low = whole.atLeast(all).orElseThrow();
                int high = whole.atMost(all).orElseThrow();
                SearchMemory fresh = new SearchMemory(graph, Counting.TERRITORY);
                LocalGame near = new LocalGame(fresh, values, limit, plies);
                Successor same = fresh.rules().split(at.get());
                OptionalInt atLeast = near.atLeast(same);
                OptionalInt atMost = near.atMost(same);
                if (atLeast.isEmpty() || atMost.isEmpty()) {
                    assertThat(limit).isLessThan(LIMIT);
                    continue;
                }
                assertThat(values.isAtMost(atLeast.getAsInt(), high))
                        .as("%s %s", at, plies)
                        .isTrue();
                assertThat(values.isAtMost(low, atMost.getAsInt()))
                        .as("%s %s", at, plies)
                        .isTrue();
                compared++;
                if (atLeast.getAsInt() == low && atMost.getAsInt() == high) tight++;
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(tight).isGreaterThan(compared / 8).isLessThan(compared);
    }

    /** A move into one's own territory is worth something, though a second one there would cost a point. */
    @ParameterizedTest
    @ValueSource(strings = {"""
                .w .  .b
                .b Xb O
                X  O  .
                """, """
                .b .w .
                .  O  .
                X  Xw O
                """, """
                .b .w O
                .  O  .
                X  Xw O
                """, """
                .b .w X
                .  Xw O
                Xw #  .w
                """})
    void aMoveAfterWhichNothingIsLeftToDoCounts(String drawing) {
        DrawnPosition drawn = new DrawnPosition(drawing);
        Values values = new Values(2_000_000);
        SearchMemory memory = new SearchMemory(drawn.graph(), Counting.TERRITORY);
        LocalGame whole = new LocalGame(memory, values, LIMIT);
        Successor all = memory.rules().split(drawn.position());
        int low = whole.atLeast(all).orElseThrow();
        int high = whole.atMost(all).orElseThrow();
        for (int plies = 1; plies <= 5; plies++) {
            LocalGame near = new LocalGame(memory, values, LIMIT, plies);
            int nearLow = near.atLeast(all).orElseThrow();
            int nearHigh = near.atMost(all).orElseThrow();
            assertThat(values.isAtMost(nearLow, nearHigh)).isTrue();
            assertThat(values.isAtMost(nearLow, high)).isTrue();
            assertThat(values.isAtMost(low, nearHigh)).isTrue();
        }
    }
}
