package tesuji.app;

import tesuji.core.eval.Playout;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.playout.LightPlayout;

/** The best way there is to finish a game at random: a game's own if it has one. */
final class Playouts {
    private Playouts() {}

    static Playout of(Game game) {
        return game instanceof GoGame go ? new LightPlayout(go, EyeRule.DIAGONAL) : new UniformPlayout(game);
    }
}
