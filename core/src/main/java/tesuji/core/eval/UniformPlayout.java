package tesuji.core.eval;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** Uniformly random legal moves to the end of the game: works for every game. */
public final class UniformPlayout implements Playout {
    private final int[] moves;

    public UniformPlayout(Game game) {
        moves = new int[game.maxLegalMoves()];
    }

    @Override
    public int finish(Position position, Rng rng, Line line) {
        while (true) {
            int count = position.legalMoves(moves);
            if (count == 0) return position.score();
            int move = moves[rng.nextInt(count)];
            position.play(move);
            line.add(move);
        }
    }
}
