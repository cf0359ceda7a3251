package tesuji.games;

import tesuji.core.eval.Playout;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.playout.LightPlayout;

/** The fastest sensible way to finish each game at random: a game's own playout if it has one. */
public final class Playouts {
    private Playouts() {}

    /** A playout for one thread. */
    public static Playout light(Game game) {
        return game instanceof GoGame go ? new LightPlayout(go, EyeRule.DIAGONAL) : new UniformPlayout(game);
    }
}
