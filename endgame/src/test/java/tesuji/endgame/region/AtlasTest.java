package tesuji.endgame.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** What an atlas says of a position before anybody has searched it, compared with its value. */
class AtlasTest {
    @ParameterizedTest
    @CsvSource({"1,5", "1,6", "2,3", "2,4", "3,3"})
    void valuesLieBetweenTheFloorAndWhatCanBeHopedFor(int rows, int columns) {
        Terrain terrain = Patches.terrain(rows, columns);
        Rng rng = new Rng(rows * 10_000L + columns);
        int compared = 0;
        int met = 0;
        for (int i = 0; i < 400; i++) {
            for (Sample sample : Sample.of(terrain, Patches.random(terrain, rng))) {
                Optional<Integer> value = sample.value();
                if (value.isEmpty()) continue;
                int game = value.get();
                Values values = sample.values();
                Spot spot = sample.spot();
                assertLiesBetweenTheBounds(values, game, spot);
                compared++;
                if (game == values.number(spot.floor) || values.leftStop(game).equals(Dyadic.of(spot.hope))) met++;
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(met).as("bounds that are met").isGreaterThan(compared / 10);
    }

    /** In every position compared stones of one colour or of both are linked. */
    @ParameterizedTest
    @CsvSource({"2,4", "2,5", "3,3", "3,4"})
    void linkedStonesAreAsGoodAsSafe(int rows, int columns) {
        Terrain terrain = Patches.terrain(rows, columns);
        Rng rng = new Rng(rows * 100L + columns);
        int compared = 0;
        for (int i = 0; i < 30_000 && compared < 400; i++) {
            for (Sample sample : Sample.of(terrain, Patches.crowded(terrain, rng))) {
                Optional<Integer> value = sample.hasLinkedStones() ? sample.value() : Optional.empty();
                if (value.isEmpty()) continue;
                assertLiesBetweenTheBounds(sample.values(), value.get(), sample.spot());
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(200);
    }

    private static void assertLiesBetweenTheBounds(Values values, int game, Spot spot) {
        assertThat(values.isAtMost(values.number(spot.floor), game))
                .as("%s is at least %s", spot.position(), spot.floor)
                .isTrue();
        boolean isReached = spot.reach == Integer.MIN_VALUE || !values.isAtMost(game, values.number(spot.reach));
        assertThat(isReached)
                .as("%s is %s if Black begins", spot.position(), spot.reach)
                .isTrue();
        assertThat(values.leftStop(game)).as("%s", spot.position()).isLessThanOrEqualTo(Dyadic.of(spot.hope));
        assertThat(values.rightStop(game)).as("%s", spot.position()).isLessThanOrEqualTo(Dyadic.of(spot.ceiling));
    }

    /** By area a point next to the other side's stones may still count, as a stone. */
    @ParameterizedTest
    @CsvSource({"1,4", "2,3"})
    void byAreaEverythingMayBeHopedFor(int rows, int columns) {
        Terrain terrain = Patches.terrain(rows, columns);
        long all = (1L << terrain.size()) - 1;
        Atlas atlas = new LocalRules(terrain, Counting.AREA).atlas();
        Spot spot = atlas.spot(new LocalPosition(all, 0, 0, all, all));
        assertThat(spot.hope).isEqualTo(terrain.size());
        assertThat(spot.ceiling).isEqualTo(terrain.size());
        assertThat(spot.floor).isEqualTo(-terrain.size());
    }
}
