package tesuji.mcts;

import java.util.Optional;
import java.util.function.Supplier;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Heuristics;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.eval.UniformParts;
import tesuji.core.game.Game;
import tesuji.games.Games;

/** Parts of a game for tests, whatever their names. */
public record Knowledge(Supplier<Playout> playouts, Prior prior, Heuristic heuristic, Advisor advisor)
        implements Parts {
    /** The fastest playouts of a game, and nothing else that is worth knowing. */
    public static Knowledge of(Game game) {
        UniformParts uniform = new UniformParts(game);
        return new Knowledge(
                () -> Games.playout(game), uniform.prior(STANDARD), position -> 0, uniform.advisor(STANDARD));
    }

    public Knowledge with(Supplier<Playout> others) {
        return new Knowledge(others, prior, heuristic, advisor);
    }

    public Knowledge with(Prior other) {
        return new Knowledge(playouts, other, heuristic, advisor);
    }

    public Knowledge with(Heuristic other) {
        return new Knowledge(playouts, prior, other, advisor);
    }

    @Override
    public Playout playout(String name) {
        return playouts.get();
    }

    @Override
    public Prior prior(String name) {
        return prior;
    }

    @Override
    public Advisor advisor(String name) {
        return advisor;
    }

    @Override
    public Optional<Heuristics> heuristics() {
        return Optional.of(name -> heuristic);
    }
}
