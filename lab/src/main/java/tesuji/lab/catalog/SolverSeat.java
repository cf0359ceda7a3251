package tesuji.lab.catalog;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.play.Player;
import tesuji.core.play.Solver;
import tesuji.solve.ThreeValued;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.RetrogradeSolver;
import tesuji.solve.space.StateCodec;
import tesuji.solve.strategy.CachingSolver;
import tesuji.solve.strategy.ResultCache;
import tesuji.solve.strategy.SolverPlayer;

/**
 * A player that solves every position it is asked about: {@code solver:METHOD} or {@code solver:METHOD,cache=FILE}.
 *
 * <p>What it proves is remembered during the game; with a file it is also read from there at the beginning and written
 * there at the end, so that the next game begins where this one stopped (Goluch, §5.3).
 *
 * @param method {@code retrograde}, or a method or recipe of {@link Methods}
 * @param cache where proven answers are kept, if anywhere
 */
record SolverSeat(String method, Optional<Path> cache) {
    static final String PREFIX = "solver:";

    private static final String RETROGRADE = "retrograde";
    private static final String CACHE = ",cache=";

    /** Reads what stands behind the prefix. */
    static SolverSeat read(String text) {
        int comma = text.lastIndexOf(CACHE);
        if (comma < 0) return new SolverSeat(text, Optional.empty());
        String file = text.substring(comma + CACHE.length());
        if (file.isEmpty()) throw new InputException("\"" + PREFIX + text + "\" names no file behind cache=.");
        try {
            return new SolverSeat(text.substring(0, comma), Optional.of(Path.of(file)));
        } catch (InvalidPathException e) {
            throw new InputException("\"" + file + "\" is no name of a file.", e);
        }
    }

    /** Refuses a method that does not exist; what else may be wrong only {@link #open} finds out. */
    void check() {
        if (!method.equals(RETROGRADE)) Methods.read(method);
    }

    /** The player; an {@link InputException} says why the method or the file does not fit the game. */
    Player open(Game game) {
        Solver solver = method.equals(RETROGRADE)
                ? new RetrogradeSolver(game, Retrograde.STANDARD)
                : Methods.read(method).solver(game);
        if (cache.isEmpty() && !StateCodec.accepts(game)) return player(game, solver, () -> {});
        ResultCache known = cache.filter(Files::exists)
                .map(file -> ResultCache.read(file, game))
                .orElseGet(() -> new ResultCache(game));
        cache.ifPresent(WholeFile::tryOut);
        return player(game, new CachingSolver(solver, known), () -> cache.ifPresent(file -> keep(file, game, known)));
    }

    /** Both sides of a game, and several games, may use one file, so what others have left there is kept. */
    private static void keep(Path file, Game game, ResultCache known) {
        LockFile lock = LockFile.take(LockFile.beside(file));
        try {
            if (Files.exists(file)) known.addAll(ResultCache.read(file, game));
            known.write(file);
        } finally {
            lock.close();
        }
    }

    private Player player(Game game, Solver solver, Runnable farewell) {
        return new SolverPlayer(PREFIX + method, game, new ThreeValued(solver), farewell);
    }
}
