package tesuji.games.go.playout;

import tesuji.core.base.Rng;
import tesuji.core.eval.CappedPlayout;
import tesuji.core.eval.CapturingPlayout;
import tesuji.core.eval.Line;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.PlayoutBoard;

/**
 * Uniformly random moves that fill no eye of the mover, until neither side can move; counted by area (Brügmann 1993;
 * Śliwa 2013, §3.2 and §6.2.2; Wieczorek 2009, §2).
 *
 * <p>Simple ko, no suicide, whatever the rules of the game; a pass comes only when there is nothing else. A game that
 * goes round in circles is cut off after {@value #CAP} moves per point and counted as it stands. Owned by one thread.
 */
public final class LightPlayout implements CappedPlayout, CapturingPlayout, OwningPlayout {
    /** Moves per point after which a playout is cut off. */
    public static final int CAP = 3;

    private final PlayoutBoard board;
    private final int compensation;
    private final int cap;

    public LightPlayout(GoGame game, EyeRule eyes) {
        board = new PlayoutBoard(game.geometry(), eyes);
        compensation = game.rules().compensation();
        cap = CAP * game.geometry().points();
    }

    @Override
    public int finish(Position position, Rng rng, Line line) {
        return finish(position, rng, line, cap);
    }

    /** A game that is over already is only counted. */
    @Override
    public int finish(Position position, Rng rng, Line line, int most) {
        GoPosition go = (GoPosition) position;
        board.load(go.board(), go.koCell());
        int limit = Math.min(cap, most);
        int[] moves = line.reserve(limit);
        int count = go.isOver()
                ? 0
                : board.playOut(Chains.BLACK + go.toMove(), go.passes(), limit, rng, moves, line.length());
        line.extend(count);
        return 2 * board.areaLead() - compensation;
    }

    @Override
    public int captures(int side) {
        return board.captured(Chains.WHITE - side);
    }

    @Override
    public void addOwners(int[] sums) {
        board.addOwners(sums);
    }

    /** The board at the end of the last playout, to be read only. */
    public PlayoutBoard board() {
        return board;
    }
}
