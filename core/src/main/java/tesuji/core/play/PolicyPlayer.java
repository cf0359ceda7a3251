package tesuji.core.play;

import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/**
 * Plays the first move of a single playout: the policy of the playout without any search (Śliwa 2013, §6.4.2: the
 * search strategy "heuristics"). Two such players tell which of two policies is better in itself, which need not be
 * the one that is better inside a search (Śliwa 2013, §3.4.3).
 *
 * <p>A playout may be freer than the rules, as in Go, where it knows no superko: if its first move is illegal, the next
 * one of the same side that is legal now is taken, and failing that any legal move. The answer depends on the seed and
 * the game so far alone.
 */
public final class PolicyPlayer implements Player {
    private final Game game;
    private final Playout policy;
    private final long seed;
    private final Rng rng;
    private final Position board;
    private final Line line;

    public PolicyPlayer(Game game, Playout policy, long seed) {
        this.game = game;
        this.policy = policy;
        this.seed = seed;
        rng = new Rng(seed);
        board = game.start();
        line = new Line(game.maxLength());
    }

    @Override
    public String name() {
        return "heuristics";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position root = record.replay(game);
        rng.reseed(Rng.mix(seed ^ record.key(root)));
        board.copyFrom(root);
        line.clear();
        policy.finish(board, rng, line);
        return new Decision.Play(firstLegal(root), Analysis.NONE);
    }

    private int firstLegal(Position root) {
        for (int i = 0; i < line.length(); i += 2) {
            if (root.isLegal(line.move(i))) return line.move(i);
        }
        int[] moves = new int[game.maxLegalMoves()];
        return moves[rng.nextInt(root.legalMoves(moves))];
    }
}
