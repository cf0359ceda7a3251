package tesuji.games.go.playout;

import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoNotation;
import tesuji.games.go.GoPosition;

/** Who owns each point at the end of many playouts (Monte-Carlo ownership; Bouzy and Helmstetter 2003). */
public final class PlayoutOwnership {
    private PlayoutOwnership() {}

    /** By light playouts, see {@link #of(GoPosition, OwningPlayout, int, Rng)}. */
    public static float[] of(GoPosition position, int playouts, long seed) {
        return of(position, Light.STANDARD.on((GoGame) position.game()), playouts, new Rng(seed));
    }

    /**
     * The mean owner of each point, from -1 (White) to 1 (Black). Either side begins half of the playouts, and they go
     * on where two passes have ended the game; the position is left as it is.
     */
    public static float[] of(GoPosition position, OwningPlayout playout, int playouts, Rng rng) {
        GoGame game = (GoGame) position.game();
        Position[] begins = {turned(position, 0), turned(position, 1)};
        Line line = new Line(LightPlayout.CAP * game.geometry().points());
        int[] sums = new int[game.geometry().points()];
        for (int i = 0; i < playouts; i++) {
            line.clear();
            playout.finish(begins[i % 2], rng, line);
            playout.addOwners(sums);
        }
        float[] owners = new float[sums.length];
        for (int point = 0; point < sums.length; point++) owners[point] = (float) sums[point] / playouts;
        return owners;
    }

    private static Position turned(GoPosition position, int side) {
        GoNotation notation = (GoNotation) position.game().notation();
        Position turned = position.game().start();
        notation.place(notation.turned(position, side), turned);
        return turned;
    }
}
