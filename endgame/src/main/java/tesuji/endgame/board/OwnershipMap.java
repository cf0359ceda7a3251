package tesuji.endgame.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tesuji.core.play.StopCondition;
import tesuji.endgame.number.Fraction;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.Expectation;
import tesuji.endgame.region.LocalValue;
import tesuji.endgame.region.Standing;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * To whom every point of a board may be expected to belong, 1 for Black and -1 for White: walls to those whose they
 * are, all else by {@link Expectation}. Its sum is no score: a prisoner and a neutral point do not show in it.
 *
 * @param owners by point; points of regions of which too little is known are missing
 */
public record OwnershipMap(Map<Integer, Fraction> owners) {
    public OwnershipMap {
        owners = Map.copyOf(owners);
    }

    /** The map of a counted board; looks at most at so many positions of a region again, as long as somebody waits. */
    public static OwnershipMap of(Report report, long positions, StopCondition patience) {
        return DeepStack.call(() -> {
            report.values().patience(patience);
            try {
                return new OwnershipMap(owners(report, positions));
            } finally {
                report.values().patience(StopCondition.NEVER);
            }
        });
    }

    private static Map<Integer, Fraction> owners(Report report, long positions) {
        Decomposition cut = report.decomposition();
        Map<Integer, Fraction> owners = new HashMap<>();
        for (int point = 0; point < cut.stones().points(); point++) {
            if (!cut.safety().isSafe(point)) continue;
            owners.put(point, Fraction.of(cut.stones().at(point) == Stones.BLACK ? 1 : -1));
        }
        for (Place place : report.places()) {
            Optional<Side> owner = cut.owner(place.region());
            if (owner.isPresent()) {
                Fraction side = Fraction.of(owner.get() == Side.BLACK ? 1 : -1);
                for (int point : place.region().points()) owners.put(point, side);
                continue;
            }
            if (!isSearched(place.value())) continue;
            Expectation.of(
                            place.region(),
                            report.question().counting(),
                            report.values(),
                            report.thermographs(),
                            positions)
                    .ifPresent(owners::putAll);
        }
        return owners;
    }

    /** A region that is known by a theorem, or only by bounds, is not played out. */
    private static boolean isSearched(LocalValue value) {
        return value.isExact() && value.standing() != Standing.THEOREM;
    }

    public Optional<Fraction> at(int point) {
        return Optional.ofNullable(owners.get(point));
    }
}
