package tesuji.games.go.playout;

import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.EyeRule;

/** Who owns each point at the end of many light playouts (Monte-Carlo ownership; Bouzy and Helmstetter 2003). */
public final class OwnershipMap {
    private OwnershipMap() {}

    /** The mean owner of each point, from -1 (White) to 1 (Black); the position is left as it is. */
    public static float[] of(GoPosition position, int playouts, long seed) {
        GoGame game = (GoGame) position.game();
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Rng rng = new Rng(seed);
        Line line = new Line(LightPlayout.CAP * game.geometry().points());
        int[] sums = new int[game.geometry().points()];
        for (int i = 0; i < playouts; i++) {
            line.clear();
            playout.finish(position, rng, line);
            playout.board().addOwners(sums);
        }
        float[] owners = new float[sums.length];
        for (int point = 0; point < sums.length; point++) owners[point] = (float) sums[point] / playouts;
        return owners;
    }
}
