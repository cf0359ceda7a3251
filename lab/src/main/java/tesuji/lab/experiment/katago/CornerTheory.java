package tesuji.lab.experiment.katago;

import java.util.Locale;
import java.util.Optional;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.OwnershipMap;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.number.Fraction;
import tesuji.endgame.region.Ko;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * What is exactly true of a corner, or of two, with Black to move and nothing else on the board. Owned by one thread.
 */
final class CornerTheory {
    private static final long POSITIONS = 100_000;

    private final EndgameResult result;
    private final int size;

    private CornerTheory(Stones enclosed) {
        size = enclosed.size();
        result = Endgame.solve(EndgameProblem.of(enclosed, Side.BLACK), Budget.STANDARD);
    }

    static CornerTheory of(Corner corner) {
        return new CornerTheory(corner.enclosed());
    }

    static CornerTheory of(CornerPair corners) {
        return new CornerTheory(corners.enclosed());
    }

    /** The same point on the small board that holds nothing but corners. */
    private int point(String name) {
        return Corner.point(name, size);
    }

    /** Who may be expected to own a point, from -1 to 1, kos included; nothing where that is not known. */
    Optional<Fraction> owner(String name) {
        return result.regions().stream()
                .filter(region -> region.region().points().contains(point(name)))
                .findFirst()
                .flatMap(region -> region.value().ko())
                .map(Ko::ownership)
                .or(() ->
                        OwnershipMap.of(result, POSITIONS, StopCondition.NEVER).at(point(name)));
    }

    /** What the situation at a point is: mean, value of a move, kind. */
    String situation(String name) {
        ValuedRegion region = result.regions().stream()
                .filter(each -> each.region().points().contains(point(name)))
                .findFirst()
                .orElseThrow();
        Optional<Ko> ko = region.value().ko();
        if (ko.isPresent())
            return "ko, mean " + ko.get().mean() + ", move " + ko.get().move();
        String kind = region.kind().toString().replace('_', ' ').toLowerCase(Locale.ROOT);
        return kind + ", mean " + region.mean() + ", move " + region.temperature();
    }

    /** By how many points a first move is worse than the best; nothing where that is not known exactly. */
    Optional<String> loss(String name) {
        Optional<Suggestion> move = result.moves().stream()
                .filter(each -> each.point() == point(name))
                .findFirst();
        if (move.isEmpty()
                || !result.isKnown()
                || !move.get().low().equals(move.get().high())) return Optional.empty();
        return Optional.of(result.low().minus(move.get().low()).toString());
    }
}
