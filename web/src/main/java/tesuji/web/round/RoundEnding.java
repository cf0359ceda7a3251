package tesuji.web.round;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.web.wire.Refusal;

/** How games end: a side gives up, or the {@link Adjudicator} of the game says. */
final class RoundEnding {
    private RoundEnding() {}

    /**
     * How a game ended.
     *
     * @param winner the side; absent after a draw
     * @param margin in half-points; absent where the game has none, or nobody counted
     * @param reason {@code count}, {@code resignation} or {@code time}
     * @param note why, in words that follow "wins"; empty where the score says everything
     * @param finished false if only a cap on the length ended the game
     * @param owners for every point 1 (side 0), -1 (side 1) or 0; empty where points belong to nobody
     */
    record Ending(
            @Nullable Integer winner,
            @Nullable Integer margin,
            String reason,
            String note,
            boolean finished,
            List<Integer> dead,
            boolean disputable,
            List<Integer> owners) {}

    static Optional<Ending> of(RoundTree tree, int number) {
        RoundNode node = tree.node(number);
        if (node.gaveUp.isPresent()) {
            RoundTree.GaveUp end = node.gaveUp.get();
            String reason = end.byTime() ? "time" : "resignation";
            return Optional.of(new Ending(1 - end.side(), null, reason, "", true, List.of(), false, List.of()));
        }
        Position position = tree.position(number);
        if (!position.isOver()) return Optional.empty();
        return Optional.of(counted(tree.game(), position, node.disputed));
    }

    private static Ending counted(Game game, Position end, Set<Integer> disputed) {
        Adjudication found = Adjudicator.of(game).adjudicate(end, Set.copyOf(disputed));
        int score = found.score();
        return new Ending(
                score == 0 ? null : score > 0 ? 0 : 1,
                game.hasMargin() ? Math.abs(score) : null,
                "count",
                found.reason(),
                found.termination() != Termination.LIMIT,
                found.dead().orElse(List.of()),
                found.dead().isPresent() && Adjudicator.of(game).dispute().isPresent(),
                found.owners());
    }

    /** The points that live or die together with this one. */
    static List<Integer> chain(Game game, Position end, String point) {
        Adjudicator.Dispute dispute =
                Adjudicator.of(game).dispute().orElseThrow(() -> Refusal.conflict("The rules alone decide this game."));
        return List.copyOf(new TreeSet<>(dispute.chain(end, point)));
    }
}
