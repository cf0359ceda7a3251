package tesuji.mcts.leaf;

import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.eval.CappedPlayout;
import tesuji.core.eval.CapturingPlayout;
import tesuji.core.eval.OwningPlayout;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Measure;
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
    public Measure measure() {
        return reward.measure();
    }

    @Override
    public Valuer on(Game game, Parts parts) {
        Playout worker = parts.playout(playout);
        return new Finisher(worker, reward.on(game, worker));
    }

    private static final class Finisher implements Valuer {
        private final Playout playout;
        private final @Nullable CappedPlayout capped;
        private final @Nullable OwningPlayout owning;
        private final Rewarder rewarder;
        private final int longest;
        private final boolean asked;

        Finisher(Playout playout, Rewarder rewarder) {
            this.playout = playout;
            this.rewarder = rewarder;
            longest = rewarder.longest();
            capped = longest < Integer.MAX_VALUE && playout instanceof CappedPlayout able ? able : null;
            owning = playout instanceof OwningPlayout able ? able : null;
            asked = owning != null || playout instanceof CapturingPlayout;
        }

        @Override
        public void beginSearch(Position root) {
            rewarder.beginSearch(root);
        }

        @Override
        public void value(Position position, Rng rng, Trace trace) {
            int score = position.isOver() ? look(position, rng, trace) : finish(position, rng, trace);
            trace.finish(score, rewarder.reward(score, trace.line().length()));
        }

        private int finish(Position position, Rng rng, Trace trace) {
            if (capped == null) return playout.finish(position, rng, trace.line());
            return capped.finish(
                    position,
                    rng,
                    trace.line(),
                    Math.max(0, longest - trace.line().length()));
        }

        /** The rules say how the game ended; a playout that may be asked about the end must see it too. */
        private int look(Position position, Rng rng, Trace trace) {
            int score = position.score();
            if (!asked) return score;
            playout.finish(position, rng, trace.line());
            trace.backToLeaf();
            return score;
        }

        @Override
        public boolean addOwners(int[] sums) {
            if (owning == null) return false;
            owning.addOwners(sums);
            return true;
        }
    }
}
