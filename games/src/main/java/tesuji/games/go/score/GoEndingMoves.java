package tesuji.games.go.score;

import tesuji.core.game.EndingMoves;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;
import tesuji.games.go.board.Chains;

/**
 * Moves of Go that only prolong a game (Wu, KataGo, "root ending bonus" and "useless moves"). A stone in an area
 * that certainly is one side's is pointless, unless it captures, touches the opponent, or joins chains that need it.
 * Where territory counts, a pass is a little pointless too, so that neutral points are filled first. While there is a
 * ko, every move may be a threat.
 */
public final class GoEndingMoves implements EndingMoves {
    /** Whoever owns so much of a point owns it. */
    private static final float CERTAIN = 0.95f;

    /** How pointless a pass is where territory counts. */
    private static final float EARLY_PASS = 2f / 3;

    /** Turns in a row in which the opponent passed. */
    private static final int PASSES = 4;

    private final GoGame game;

    public GoEndingMoves(GoGame game) {
        this.game = game;
    }

    @Override
    public int ending(Position position) {
        return ((GoPosition) position).passes() == 1 && position.isLegal(game.pass()) ? game.pass() : NONE;
    }

    /** {@inheritDoc} After four passes of the opponent these are the points that belong to somebody without doubt. */
    @Override
    public void markUseless(Position position, int[] moves, boolean[] into) {
        GoPosition go = (GoPosition) position;
        for (int turn = 0; turn < PASSES; turn++) if (go.move(2 * turn + 1) != game.pass()) return;
        Benson life = Benson.under(game.rules(), go.stones());
        for (int i = 0; i < moves.length; i++) {
            into[i] = moves[i] != game.pass() && life.territory(moves[i]) != Stones.EMPTY;
        }
    }

    @Override
    public void measurePointless(Position position, float[] ownership, int[] moves, float[] into) {
        GoPosition go = (GoPosition) position;
        boolean territory = game.rules().scoring() == GoRules.Scoring.TERRITORY;
        Benson life = Benson.under(game.rules(), go.stones());
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == game.pass()) into[i] = territory ? EARLY_PASS : 0;
            else into[i] = go.koCell() != 0 ? 0 : pointless(go, life, ownership[moves[i]], moves[i]);
        }
    }

    private float pointless(GoPosition go, Benson life, float owner, int point) {
        int own = Chains.BLACK + go.toMove();
        int cell = game.geometry().cell(point);
        float ours = go.toMove() == 0 ? owner : -owner;
        float beyond = (Math.abs(ours) - CERTAIN) / (1 - CERTAIN);
        if (beyond <= 0) return 0;
        boolean area = game.rules().scoring() == GoRules.Scoring.AREA;
        if (ours < 0) return area && captures(go.board(), cell, own) ? 0 : beyond;
        return touchesOpponent(go.board(), cell, own) || joins(go.board(), life, cell, own) ? 0 : beyond;
    }

    private static boolean captures(Chains board, int cell, int own) {
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == Chains.BLACK + Chains.WHITE - own && board.inAtari(board.chain(q))) return true;
        }
        return false;
    }

    private static boolean touchesOpponent(Chains board, int cell, int own) {
        for (int direction = 0; direction < 4; direction++) {
            if (board.colour(board.neighbour(cell, direction)) == Chains.BLACK + Chains.WHITE - own) return true;
        }
        return false;
    }

    /** Whether a stone here connects a chain that is not yet alive to another. */
    private boolean joins(Chains board, Benson life, int cell, int own) {
        if (life.territory(game.geometry().point(cell)) == own) return false;
        int first = 0;
        boolean needed = false;
        boolean several = false;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != own) continue;
            needed |= !life.isAlive(game.geometry().point(q));
            if (first == 0) first = board.chain(q);
            several |= board.chain(q) != first;
        }
        return needed && several;
    }
}
