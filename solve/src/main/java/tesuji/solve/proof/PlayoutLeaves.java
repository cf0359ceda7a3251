package tesuji.solve.proof;

import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * Numbers in (0, 1] by random playouts: the share of them that the attacker did not win for the proof, the share that
 * it won for the disproof (Saito et al. 2006). They are kept in units of 1/{@value #UNIT}, and are never below one
 * unit.
 */
final class PlayoutLeaves implements Leaves {
    static final int UNIT = 256;

    private final Playout playout;
    private final int playouts;
    private final Rng rng;
    private final Line line;
    private final Position scratch;
    private int won;

    PlayoutLeaves(Game game, int playouts, long seed) {
        this.playouts = playouts;
        playout = new UniformPlayout(game);
        rng = new Rng(seed);
        line = new Line(game.maxLength());
        scratch = game.start();
    }

    @Override
    public void look(ProofPosition board, boolean or) {
        won = 0;
        for (int i = 0; i < playouts; i++) {
            scratch.copyFrom(board.position);
            line.clear();
            playout.finish(scratch, rng, line);
            if (board.question.isWon(scratch)) won++;
        }
    }

    @Override
    public int proof() {
        return Math.max(1, UNIT * (playouts - won) / playouts);
    }

    @Override
    public int disproof() {
        return Math.max(1, UNIT * won / playouts);
    }
}
