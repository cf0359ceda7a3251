package tesuji.mcts.leaf;

import tesuji.core.base.Rng;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Measure;
import tesuji.mcts.tree.Trace;

/**
 * Two opinions about each leaf: (1 - λ) · first + λ · second (Silver et al. 2016, where a network and a playout are
 * mixed). Moves, score and owners are those of the first.
 *
 * @param lambda the weight of the second
 */
public record Blend(double lambda, Leaf first, Leaf second) implements Leaf {
    public static final Blend STANDARD = new Blend(0.5, Rollouts.STANDARD, new Truncated(0, Parts.STANDARD, true));

    public Blend {
        if (!(lambda >= 0 && lambda <= 1)) throw new IllegalArgumentException("lambda lies in 0 to 1");
        if (first.simulations() != 1 || second.simulations() != 1) {
            throw new IllegalArgumentException("each part makes one simulation from each leaf");
        }
    }

    @Override
    public boolean counts() {
        return first.counts();
    }

    @Override
    public Measure measure() {
        return first.measure() == second.measure() ? first.measure() : Measure.VALUE;
    }

    @Override
    public Valuer on(Game game, Parts parts) {
        return new Mixer(lambda, first.on(game, parts), second.on(game, parts), game.start());
    }

    private record Mixer(double lambda, Valuer first, Valuer second, Position copy) implements Valuer {
        @Override
        public void beginSearch(Position root) {
            first.beginSearch(root);
            second.beginSearch(root);
        }

        @Override
        public void value(Position position, Rng rng, Trace trace) {
            copy.copyFrom(position);
            second.value(copy, rng, trace);
            double opinion = trace.reward();
            trace.backToLeaf();
            first.value(position, rng, trace);
            trace.finish(trace.score(), (1 - lambda) * trace.reward() + lambda * opinion);
        }

        @Override
        public boolean addOwners(int[] sums) {
            return first.addOwners(sums);
        }
    }
}
