package tesuji.gtp.toy;

import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.game.Turning;

/**
 * A small game of one of several kinds, for tests of what works with every game.
 *
 * @param komi half-points for side 1
 * @param handicap stones of side 0 on the first points of the board, after which side 1 begins
 */
public record ToyGame(GameId id, ToyKind kind, Layout layout, int komi, int handicap) implements Game {
    int points() {
        return layout.points();
    }

    @Override
    public Position start() {
        return new ToyPosition(this);
    }

    @Override
    public int moveLimit() {
        return switch (kind) {
            case CATCH -> points() + 1;
            case DROP -> layout.width();
            case WALK -> points() * points();
            case RHOMB, HEAPS -> points();
        };
    }

    @Override
    public int maxLegalMoves() {
        return points() + 1;
    }

    @Override
    public int maxLength() {
        return 4 * points() + 4;
    }

    @Override
    public Repetition repetition() {
        return kind == ToyKind.CATCH ? Repetition.UNRESTRICTED : Repetition.IMPOSSIBLE;
    }

    @Override
    public Notation notation() {
        return new ToyNotation(this);
    }

    @Override
    public boolean hasMargin() {
        return kind == ToyKind.CATCH;
    }

    @Override
    public Optional<Turning> turning() {
        if (kind != ToyKind.CATCH) return Optional.empty();
        return Optional.of((position, side) -> ToyNotation.diagram((ToyPosition) position, side, 0));
    }
}
