package tesuji.mcts.select;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.Tree;

/** Tells new children what a prior of the game thinks of them. Owned by one thread. */
final class Priors implements Filler {
    private final Prior prior;
    private final boolean shares;
    private final float[] weights;

    private Priors(Prior prior, Game game, boolean shares) {
        this.prior = prior;
        this.shares = shares;
        weights = new float[game.maxLegalMoves()];
    }

    /** The weights as they are. */
    static Priors asTheyAre(Prior prior, Game game) {
        return new Priors(prior, game, false);
    }

    /** The weights divided by their sum; equal shares if all are 0. */
    static Priors asShares(Prior prior, Game game) {
        return new Priors(prior, game, true);
    }

    @Override
    public void fill(Tree tree, int first, Position position, int[] moves, int count) {
        prior.weigh(position, moves, count, weights);
        if (shares) normalise(weights, count);
        System.arraycopy(weights, 0, tree.priors(), first, count);
    }

    @Hot
    private static void normalise(float[] weights, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += weights[i];
        if (sum > 0) {
            for (int i = 0; i < count; i++) weights[i] = (float) (weights[i] / sum);
        } else {
            Arrays.fill(weights, 0, count, 1f / count);
        }
    }
}
