package tesuji.mcts.leaf;

import tesuji.core.base.Rng;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Trace;

/**
 * Playouts to the end of the game.
 *
 * @param playout its name among the parts of the game
 * @param count playouts from each leaf: more are slower and steadier (Wieczorek 2009, §3.2.2)
 * @param reward what their results are worth
 */
public record Rollouts(String playout, int count, Reward reward) implements Leaf {
    public static final Rollouts STANDARD = new Rollouts(Parts.STANDARD, 1, WinLoss.STANDARD);

    public Rollouts {
        if (count < 1) throw new IllegalArgumentException("count must be positive");
    }

    @Override
    public int simulations() {
        return count;
    }

    @Override
    public Valuer on(Game game, Parts parts) {
        Playout worker = parts.playout(playout);
        Rewarder rewarder = reward.on(game, worker);
        return new Valuer() {
            @Override
            public void value(Position position, Rng rng, Trace trace) {
                boolean over = position.isOver();
                int score = over ? position.score() : worker.finish(position, rng, trace.line());
                trace.finish(score, rewarder.reward(score, trace.line().length()));
            }

            @Override
            public boolean addOwners(int[] sums) {
                if (!(worker instanceof OwningPlayout owning)) return false;
                owning.addOwners(sums);
                return true;
            }
        };
    }
}
