package tesuji.lab.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.play.Player;
import tesuji.gtp.client.EnginePlayer;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.catalog.SeatedPlayer;

/**
 * Where tasks are played. Every game has new players, so that its result depends on its task alone and a player that
 * fails takes nothing with it. A player that could never be opened is a mistake of whoever named it, and an exception;
 * one that could be before loses the game. Shared by threads.
 */
public final class Arena {
    private final Library library;
    private final Opener players;
    /** The players that have been opened before. */
    private final Set<String> known = ConcurrentHashMap.newKeySet();

    /** An arena for all players of the catalogue. */
    public Arena(Library library, Catalog catalog) {
        this(library, catalog::open);
    }

    /** An arena for whomever the opener knows. */
    public Arena(Library library, Opener players) {
        this.library = library;
        this.players = players;
    }

    /** Opens a player by its name; whoever is not known or cannot play this game is refused. */
    @FunctionalInterface
    public interface Opener {
        Player open(String player, Game game, PlayerSetting setting);
    }

    /**
     * Plays one game.
     *
     * @throws InterruptedException if the thread was interrupted; the game is then lost
     */
    public GameReport play(Task task) throws InterruptedException {
        Game game = library.open(task.conditions().game());
        GameRecord begin = new Openings(game).balanced(task.conditions().opening(), task.seedOfOpening());
        Referee referee = new Referee(game, Judge.of(game), task.conditions().longest(), System::nanoTime);
        try (SeatedPlayer first = seat(task, 0, game);
                SeatedPlayer second = seat(task, 1, game)) {
            Instant started = Instant.now();
            PlayedGame played = referee.play(begin, List.of(first, second));
            List<String> names = List.of(first.name(), second.name());
            List<Optional<String>> warnings = List.of(warning(first.player()), warning(second.player()));
            return new GameReport(task, game, names, warnings, begin.moves().size(), played, started, Instant.now());
        }
    }

    private static Optional<String> warning(Player player) {
        return player instanceof EnginePlayer engine ? engine.warning() : Optional.empty();
    }

    private SeatedPlayer seat(Task task, int side, Game game) throws InterruptedException {
        PlayerSpec spec = task.spec(side);
        String name = spec.player();
        try {
            long seed = task.seedOf(side);
            SeatedPlayer seated =
                    new SeatedPlayer(rules -> players.open(name, rules, spec.setting(seed)), game, spec.limits());
            known.add(name);
            return seated;
        } catch (RuntimeException failure) {
            if (Thread.interrupted()) throw new InterruptedException("a player was disturbed while it was opened");
            if (!known.contains(name)) throw failure;
            Absentee absentee = new Absentee(name, String.valueOf(failure.getMessage()));
            return new SeatedPlayer(rules -> absentee, game, spec.limits());
        }
    }
}
