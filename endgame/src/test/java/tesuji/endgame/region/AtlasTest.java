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
            Optional<LocalPosition> patch = Patches.random(terrain, rng);
            if (patch.isEmpty()) continue;
            Values values = new Values(2_000_000);
            LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
            Everything everything = new Everything(rules, values);
            for (LocalPosition at : rules.outlook(patch.get()).parts()) {
                Optional<Integer> value = everything.value(at);
                if (value.isEmpty()) continue;
                Spot spot = rules.atlas().spot(at);
                int game = value.get();
                assertThat(values.isAtMost(values.number(spot.floor), game))
                        .as("%s is at least %s", at, spot.floor)
                        .isTrue();
                assertThat(values.leftStop(game)).as("%s", at).isLessThanOrEqualTo(Dyadic.of(spot.hope));
                assertThat(values.rightStop(game)).as("%s", at).isLessThanOrEqualTo(Dyadic.of(spot.ceiling));
                compared++;
                if (game == values.number(spot.floor) || values.leftStop(game).equals(Dyadic.of(spot.hope))) met++;
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(met).as("bounds that are met").isGreaterThan(compared / 10);
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
