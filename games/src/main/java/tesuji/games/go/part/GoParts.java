package tesuji.games.go.part;

import java.util.Optional;
import tesuji.core.base.RecordText;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Parts;
import tesuji.core.eval.PassPolicy;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.eval.UniformParts;
import tesuji.games.go.GoGame;
import tesuji.games.go.knowledge.AdvisedPrior;
import tesuji.games.go.knowledge.GoAdvice;
import tesuji.games.go.knowledge.GoPrior;
import tesuji.games.go.knowledge.Tactical;
import tesuji.games.go.playout.GoPassPolicy;
import tesuji.games.go.playout.GoPlayout;
import tesuji.games.go.playout.Ordered;
import tesuji.games.go.playout.Strong;

/**
 * The knowledge of Go by name: a recipe of one of the families, {@code standard} for our choice, {@code policy} for the
 * five ordered heuristics of Śliwa (2013, §6.4.2), and {@code uniform} for what knows nothing.
 */
public final class GoParts implements Parts {
    private final GoGame game;
    private final UniformParts uniform;

    public GoParts(GoGame game) {
        this.game = game;
        uniform = new UniformParts(game);
    }

    @Override
    public Playout playout(String name) {
        if (isUniform(name)) return uniform.playout(name);
        if (name.equalsIgnoreCase(POLICY)) return Ordered.STANDARD.on(game);
        return recipe(GoPlayout.class, name, Strong.STANDARD).on(game);
    }

    @Override
    public Advisor advisor(String name) {
        if (isUniform(name)) return uniform.advisor(name);
        return recipe(GoAdvice.class, name, Tactical.STANDARD).on(game);
    }

    /** The name of an advice stands for a prior made of it. */
    @Override
    public Prior prior(String name) {
        if (isUniform(name)) return uniform.prior(name);
        if (!name.equalsIgnoreCase(STANDARD) && !RecordText.isOf(GoAdvice.class, name))
            return RecordText.read(GoPrior.class, name).on(game);
        return new AdvisedPrior(advisor(name), game.maxLegalMoves());
    }

    @Override
    public Optional<PassPolicy> passPolicy() {
        return Optional.of(new GoPassPolicy(game));
    }

    private static boolean isUniform(String name) {
        return name.equalsIgnoreCase(UniformParts.UNIFORM);
    }

    private static <T> T recipe(Class<T> family, String name, T standard) {
        return name.equalsIgnoreCase(STANDARD) ? standard : RecordText.read(family, name);
    }
}
