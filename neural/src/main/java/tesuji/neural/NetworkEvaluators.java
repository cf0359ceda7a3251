package tesuji.neural;

import java.nio.file.Path;
import java.util.function.Supplier;
import tesuji.core.base.InputException;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.games.go.GoGame;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;

/** Evaluators of one network for one game, one for each thread of a search. They share what they remember. */
public final class NetworkEvaluators implements Supplier<Evaluator> {
    /** Positions that are remembered: 50 MB on 19×19, where an output takes 3 kB. */
    private static final int MEMORY = 1 << 14;

    private static final double OPTIMISM = 1;

    private final String source;
    private final Backend backend;
    private final GoGame game;
    private final GoEvaluator.Settings settings;
    private final EvaluationCache cache;

    private NetworkEvaluators(String source, Backend backend, GoGame game, SymmetryChoice symmetries) {
        this.source = source;
        this.backend = backend;
        this.game = game;
        settings = new GoEvaluator.Settings(symmetries, OPTIMISM, MEMORY, 1);
        cache = new EvaluationCache(game, MEMORY);
    }

    /** Reads a network for a game; an {@link InputException} says why it does not fit. */
    public static NetworkEvaluators read(Path file, Game game, SymmetryChoice symmetries) {
        check(game);
        Backend backend = OpenNetworks.open(file);
        return new NetworkEvaluators(file.toString(), backend, (GoGame) game, symmetries);
    }

    /** Evaluators of a network that has been read before, for one more game. */
    public static NetworkEvaluators of(Backend backend, Game game, SymmetryChoice symmetries) {
        check(game);
        return new NetworkEvaluators(backend.network().name(), backend, (GoGame) game, symmetries);
    }

    /** The file of the network, or its name if it came from none. */
    public String source() {
        return source;
    }

    /** The network in the form in which it is computed. */
    public Backend backend() {
        return backend;
    }

    /** Refuses games that no network knows. */
    public static void check(Game game) {
        if (!(game instanceof GoGame go)) throw new InputException("Networks know Go, and no other game.");
        GoEvaluator.demandSize(go);
    }

    /** What slows networks down here, as a sentence; empty if nothing does. */
    public static String notice() {
        return Backends.hasVectors() ? "" : Backends.advice();
    }

    @Override
    public GoEvaluator get() {
        return new GoEvaluator(backend, game, settings, cache);
    }
}
