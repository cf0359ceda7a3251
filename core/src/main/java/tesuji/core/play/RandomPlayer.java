package tesuji.core.play;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/**
 * Chooses uniformly among the legal moves. Its random numbers go on from one answer to the next, whatever it is asked
 * about.
 */
public final class RandomPlayer implements Player {
    private final Game game;
    private final Rng rng;
    private final int[] moves;

    public RandomPlayer(Game game, long seed) {
        this.game = game;
        rng = new Rng(seed);
        moves = new int[game.maxLegalMoves()];
    }

    @Override
    public String name() {
        return "random";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position position = record.replay(game);
        return new Decision.Play(moves[rng.nextInt(position.legalMoves(moves))], Analysis.NONE);
    }
}
