package tesuji.lab.prediction;

import java.util.Optional;
import java.util.Set;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Heuristics;
import tesuji.core.eval.Parts;
import tesuji.core.eval.PassPolicy;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.mcts.Mcts;
import tesuji.mcts.grow.Growth;
import tesuji.mcts.grow.Symmetric;
import tesuji.mcts.grow.Widening;

/**
 * The parts of a game and one more prior, {@value #NAME}, to which one move at one position is the most promising and
 * all others are alike. A tree that is sorted by it tries that move first (Wieczorek 2009, §4.6, Table 4.2).
 *
 * @param root the key of the position
 */
record ExpertFirst(Parts parts, long root, Set<Integer> expert) implements Parts {
    static final String NAME = "expert";

    /** More simulations than any search makes. */
    private static final double NEVER = 1e15;

    ExpertFirst {
        expert = Set.copyOf(expert);
    }

    /**
     * The recipe with children sorted by the prior. Widening that never begins does nothing but sort; it stands inside
     * of the part that knows symmetries, which wants to be the outermost.
     */
    static Mcts sorted(Mcts recipe) {
        Growth growth = recipe.growth() instanceof Symmetric symmetric
                ? new Symmetric(sorted(symmetric.growth()))
                : sorted(recipe.growth());
        return new Mcts(
                recipe.selection(),
                recipe.firstPlay(),
                growth,
                recipe.leaf(),
                recipe.finalMove(),
                recipe.parallelism(),
                recipe.play(),
                recipe.capacity());
    }

    private static Growth sorted(Growth growth) {
        Widening standard = Widening.STANDARD;
        return new Widening(NEVER, standard.beta(), standard.initial(), NAME, growth);
    }

    @Override
    public Prior prior(String name) {
        if (!name.equals(NAME)) return parts.prior(name);
        return (position, moves, count, weights) -> {
            boolean here = position.key() == root;
            for (int i = 0; i < count; i++) weights[i] = here && expert.contains(moves[i]) ? 2 : 1;
        };
    }

    @Override
    public Playout playout(String name) {
        return parts.playout(name);
    }

    @Override
    public Advisor advisor(String name) {
        return parts.advisor(name);
    }

    @Override
    public Optional<Heuristics> heuristics() {
        return parts.heuristics();
    }

    @Override
    public Optional<PassPolicy> passPolicy() {
        return parts.passPolicy();
    }
}
