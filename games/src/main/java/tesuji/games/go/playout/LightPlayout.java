package tesuji.games.go.playout;

import org.jspecify.annotations.Nullable;
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
import tesuji.games.go.board.Geometry;
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

    private final Geometry geometry;
    private final PlayoutBoard board;
    private final int compensation;
    private final int cap;
    private @Nullable GoPosition last;
    private final int[] placed = new int[2];

    public LightPlayout(GoGame game, EyeRule eyes) {
        geometry = game.geometry();
        board = new PlayoutBoard(geometry, eyes);
        compensation = game.rules().compensation();
        cap = CAP * geometry.points();
    }

    @Override
    public int finish(Position position, Rng rng, Line line) {
        return finish(position, rng, line, cap);
    }

    /** A game that is over already is only counted. */
    @Override
    public int finish(Position position, Rng rng, Line line, int most) {
        GoPosition go = (GoPosition) position;
        last = go;
        board.load(go.board(), go.koCell());
        int[] moves = line.reserve(cap);
        int from = line.length();
        int count = go.isOver()
                ? 0
                : board.playOut(Chains.BLACK + go.toMove(), go.passes(), Math.min(cap, most), rng, moves, from);
        int mover = go.toMove();
        placed[mover] = (count + 1) / 2;
        placed[1 - mover] = count / 2;
        for (int i = 0; i < count; i++) {
            int cell = moves[from + i];
            if (cell == 0) placed[mover + i & 1]--;
            moves[from + i] = cell == 0 ? geometry.points() : geometry.point(cell);
        }
        line.extend(count);
        return 2 * board.areaLead() - compensation;
    }

    /**
     * What was there or has been put there and is no longer; the position must still be as it was before the playout.
     */
    @Override
    public int captures(int side) {
        if (last == null) return 0;
        int captured = Chains.BLACK + 1 - side;
        int stones = placed[1 - side];
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (last.board().colour(cell) == captured) stones++;
            if (board.colour(cell) == captured) stones--;
        }
        return last.board().captured(captured) + stones;
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
