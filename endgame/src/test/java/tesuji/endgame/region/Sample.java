package tesuji.endgame.region;

import java.util.List;
import java.util.Optional;
import tesuji.endgame.value.Values;

/** A local position with an arena of its own, and a search of everything to compare with; counted by territory. */
record Sample(LocalPosition at, LocalRules rules, Values values, Everything everything) {
    private static final int GAMES = 2_000_000;

    /** The parts of a patch. */
    static List<Sample> of(Terrain terrain, Optional<LocalPosition> patch) {
        if (patch.isEmpty()) return List.of();
        Values values = new Values(GAMES);
        LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
        Everything everything = new Everything(rules, values);
        return rules.outlook(patch.get()).parts().stream()
                .map(at -> new Sample(at, rules, values, everything))
                .toList();
    }

    /** The value, or nothing if a position comes back somewhere. */
    Optional<Integer> value() {
        return everything.value(at);
    }

    Spot spot() {
        return rules.atlas().spot(at);
    }

    boolean hasLinkedStones() {
        Terrain terrain = rules.terrain();
        return Links.linked(terrain, at.black(), at.empty(), at.nearBlack()) != 0
                || Links.linked(terrain, at.white(), at.empty(), at.nearWhite()) != 0;
    }
}
