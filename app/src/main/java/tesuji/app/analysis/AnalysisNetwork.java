package tesuji.app.analysis;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;

/**
 * The network of the engine, read once. What it said of a position is remembered for each of the games that were asked
 * about last; a game is another one if its rules, its komi or its size are. Shared by all threads.
 */
final class AnalysisNetwork {
    /** Games whose positions are remembered: enough for a user who compares, few enough for the memory. */
    private static final int GAMES = 4;

    private final Path file;
    private final Backend backend;
    private final SymmetryChoice symmetries;
    private final Map<GameId, NetworkEvaluators> games = new LinkedHashMap<>(16, 0.75f, true);

    AnalysisNetwork(Path file, SymmetryChoice symmetries) {
        this.file = file;
        this.symmetries = symmetries;
        backend = Backends.fastest(NetworkFiles.read(file));
    }

    Path file() {
        return file;
    }

    Backend backend() {
        return backend;
    }

    synchronized NetworkEvaluators on(Game game) {
        NetworkEvaluators known = games.get(game.id());
        if (known != null) return known;
        if (games.size() == GAMES) games.remove(games.keySet().iterator().next());
        NetworkEvaluators added = NetworkEvaluators.of(backend, game, symmetries);
        games.put(game.id(), added);
        return added;
    }

    /** Forgets what was said; searches at work keep what they have. */
    synchronized void forget() {
        games.clear();
    }
}
