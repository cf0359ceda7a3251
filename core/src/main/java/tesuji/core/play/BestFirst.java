package tesuji.core.play;

import tesuji.core.eval.Heuristic;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/**
 * Best-first search in its barest form (Śliwa 2013, §1.2.1, Algorithm 1.1): the position is expanded and the successor
 * that looks best is the next position, until the game is over. Asked for a move, it makes the first such step. Monte
 * Carlo tree search is the same frame with results of playouts in place of the heuristic.
 */
public final class BestFirst implements Player {
    private final Game game;
    private final Heuristic heuristic;
    private final int[] moves;

    public BestFirst(Game game, Heuristic heuristic) {
        this.game = game;
        this.heuristic = heuristic;
        moves = new int[game.maxLegalMoves()];
    }

    @Override
    public String name() {
        return "best-first";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        return new Decision.Play(best(record.replay(game)), Analysis.NONE);
    }

    /** Plays from the position to the end, the best successor each time for the side to move. */
    public void finish(Position position) {
        while (!position.isOver()) position.play(best(position));
    }

    /** The first of the moves whose successors look best for the mover; a game that is over is as it ended. */
    private int best(Position position) {
        int count = position.legalMoves(moves);
        int sign = position.toMove() == 0 ? 1 : -1;
        int best = moves[0];
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            double value = sign * (position.isOver() ? Integer.signum(position.score()) : heuristic.estimate(position));
            position.undo();
            if (value > bestValue) {
                best = moves[i];
                bestValue = value;
            }
        }
        return best;
    }
}
