package tesuji.lab.learning;

import tesuji.core.base.Rng;
import tesuji.core.eval.EndOwners;
import tesuji.core.eval.Line;
import tesuji.core.eval.OwnerStatistics;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.Strong;
import tesuji.games.go.playout.StrongPlayout;

/**
 * How playouts from the positions of a game end. Equal positions after equally many moves have equal ends. Owned by one
 * thread.
 */
final class GameEnds {
    private final StrongPlayout playout;
    private final GoPosition position;
    private final OwnerStatistics ends;
    private final EndOwners owners;
    private final Line line;
    private final Rng rng = new Rng(0);
    private final int playouts;

    GameEnds(GoGame game, int playouts) {
        this.playouts = playouts;
        playout = Strong.STANDARD.on(game);
        position = (GoPosition) game.start();
        ends = new OwnerStatistics(game.geometry().points());
        line = new Line(game.maxLength());
        owners = sums -> {
            playout.addOwners(sums);
            return true;
        };
    }

    /** The ends of playouts from a position. */
    OwnerStatistics of(GoPosition from) {
        ends.clear();
        rng.reseed(Rng.mix(from.key() + from.length()));
        for (int i = 0; i < playouts; i++) {
            position.copyFrom(from);
            line.clear();
            ends.add(playout.finish(position, rng, line), owners);
        }
        return ends;
    }
}
