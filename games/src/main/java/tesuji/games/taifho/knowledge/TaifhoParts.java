package tesuji.games.taifho.knowledge;

import java.util.Optional;
import tesuji.core.base.RecordText;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Heuristics;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.eval.UniformParts;
import tesuji.games.taifho.TaifhoGame;

/** The knowledge of Taifho by name: a recipe of one of the families, or {@code standard} for our choice. */
public final class TaifhoParts implements Parts {
    private final UniformParts uniform;

    public TaifhoParts(TaifhoGame game) {
        uniform = new UniformParts(game);
    }

    @Override
    public Playout playout(String name) {
        return uniform.playout(name);
    }

    @Override
    public Advisor advisor(String name) {
        return uniform.advisor(name);
    }

    @Override
    public Prior prior(String name) {
        if (name.equalsIgnoreCase(UniformParts.UNIFORM) || name.equalsIgnoreCase(PLAYABLE)) return uniform.prior(name);
        if (name.equalsIgnoreCase(STANDARD) || name.equalsIgnoreCase(LIGHT)) return Gain.STANDARD.worker();
        return RecordText.read(TaifhoPrior.class, name).worker();
    }

    @Override
    public Optional<Heuristics> heuristics() {
        return Optional.of(TaifhoParts::heuristic);
    }

    private static Heuristic heuristic(String name) {
        if (name.equalsIgnoreCase(STANDARD)) return Turns.STANDARD.worker();
        return RecordText.read(TaifhoHeuristic.class, name).worker();
    }
}
