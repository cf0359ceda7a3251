package tesuji.endgame.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Values;

/** Values of random local positions, compared with a search that leaves out no move and knows no ownership. */
class LocalGameTest {
    private static final int LIMIT = 200_000;

    @ParameterizedTest
    @CsvSource({"1,6", "2,3", "2,4", "3,3"})
    void exactValuesAreThoseOfASearchOfEverything(int rows, int columns) {
        Terrain terrain = Patches.terrain(rows, columns);
        Rng rng = new Rng(rows * 100L + columns);
        int compared = 0;
        for (int i = 0; i < 250; i++) {
            Optional<LocalPosition> at = Patches.random(terrain, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
            Outlook outlook = rules.outlook(at.get());
            Optional<Integer> value = new Everything(rules, values).value(outlook);
            LocalGame game = new LocalGame(rules, values, LIMIT);
            int low = game.atLeast(outlook);
            int high = game.atMost(outlook);
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
        Terrain terrain = Patches.terrain(rows, columns);
        Rng rng = new Rng(rows * 1000L + columns);
        int tight = 0;
        int compared = 0;
        for (int i = 0; i < 100; i++) {
            Optional<LocalPosition> at = Patches.random(terrain, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            for (int plies = 0; plies <= 4; plies++) {
                LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
                Outlook outlook = rules.outlook(at.get());
                LocalGame whole = new LocalGame(rules, values, LIMIT);
                int low = whole.atLeast(outlook);
                int high = whole.atMost(outlook);
                LocalRules fresh = new LocalRules(terrain, Counting.TERRITORY);
                LocalGame near = new LocalGame(fresh, values, limit, plies);
                try {
                    int atLeast = near.atLeast(outlook);
                    int atMost = near.atMost(outlook);
                    assertThat(values.isAtMost(atLeast, high))
                            .as("%s %s", at, plies)
                            .isTrue();
                    assertThat(values.isAtMost(low, atMost))
                            .as("%s %s", at, plies)
                            .isTrue();
                    compared++;
                    if (atLeast == low && atMost == high) tight++;
                } catch (ArenaFullException full) {
                    assertThat(limit).isLessThan(LIMIT);
                }
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(tight).isGreaterThan(compared / 8).isLessThan(compared);
    }

    /** A move into one's own territory is worth something, though a second one there would cost a point. */
    @ParameterizedTest
    @CsvSource({"511,17,34,280,64", "511,3,20,64,130", "511,3,276,64,130", "509,273,32,64,149"})
    void aMoveAfterWhichNothingIsLeftToDoCounts(long points, long black, long white, long nearBlack, long nearWhite) {
        LocalPosition at = new LocalPosition(points, black, white, nearBlack, nearWhite);
        Terrain terrain = Patches.terrain(3, 3);
        Values values = new Values(2_000_000);
        LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
        LocalGame whole = new LocalGame(rules, values, LIMIT);
        Outlook outlook = rules.outlook(at);
        for (int plies = 1; plies <= 5; plies++) {
            LocalGame near = new LocalGame(rules, values, LIMIT, plies);
            assertThat(values.isAtMost(near.atLeast(outlook), near.atMost(outlook)))
                    .isTrue();
            assertThat(values.isAtMost(near.atLeast(outlook), whole.atMost(outlook)))
                    .isTrue();
            assertThat(values.isAtMost(whole.atLeast(outlook), near.atMost(outlook)))
                    .isTrue();
        }
    }
}
