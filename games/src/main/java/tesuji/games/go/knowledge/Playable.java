package tesuji.games.go.knowledge;

import tesuji.core.eval.Prior;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.PlayoutBoard;

/**
 * What a light playout may play, all with the same weight: no own eye is filled, and a pass comes only when there is
 * nothing else (Wieczorek 2009, §2.2.3 and §2.3).
 *
 * @param eyes what an eye is
 */
public record Playable(EyeRule eyes) implements GoPrior {
    public static final Playable STANDARD = new Playable(EyeRule.DIAGONAL);

    @Override
    public Prior on(GoGame game) {
        Geometry geometry = game.geometry();
        PlayoutBoard board = new PlayoutBoard(geometry, eyes);
        return (position, moves, count, weights) -> weigh(geometry, board, position, moves, count, weights);
    }

    private static void weigh(
            Geometry geometry, PlayoutBoard board, Position position, int[] moves, int count, float[] weights) {
        GoPosition go = (GoPosition) position;
        board.load(go.board(), go.koCell());
        int mover = Chains.BLACK + go.toMove();
        int pass = -1;
        boolean none = true;
        for (int i = 0; i < count; i++) {
            boolean playable = moves[i] != geometry.points() && !board.isEye(geometry.cell(moves[i]), mover);
            weights[i] = playable ? 1 : 0;
            none &= !playable;
            if (moves[i] == geometry.points()) pass = i;
        }
        if (none && pass >= 0) weights[pass] = 1;
    }
}
