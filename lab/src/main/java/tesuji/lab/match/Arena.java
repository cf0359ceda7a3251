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
import tesuji.lab.catalog.Setting;

/**
 * Where tasks are played. Every game has new players, so that its result depends on its task alone and a player that
 * fails takes nothing with it. A player that could never be opened is a mistake of whoever named it, and an exception;
 * one that could be before loses the game. Shared by threads.
 */
public final class Arena {
    private final Library library;
    private final Catalog catalog;
    /** The players that have been opened before. */
    private final Set<String> known = ConcurrentHashMap.newKeySet();

    public Arena(Library library, Catalog catalog) {
        this.library = library;
        this.catalog = catalog;
    }

    /**
     * Plays one game.
     *
     * @throws InterruptedException if the thread was interrupted; the game is then lost
     */
    public Report play(Task task) throws InterruptedException {
        Game game = library.open(task.conditions().game());
        GameRecord begin = new Openings(game).balanced(task.conditions().opening(), task.seedOfOpening());
        Referee referee = new Referee(game, Judge.of(game), task.conditions().longest(), System::nanoTime);
        try (Player first = player(task, 0, game);
                Player second = player(task, 1, game)) {
            Instant started = Instant.now();
            Bout bout = referee.play(begin, List.of(chair(first, task, 0), chair(second, task, 1)));
            List<String> names = List.of(first.name(), second.name());
            List<Optional<String>> warnings = List.of(warning(first), warning(second));
            return new Report(task, game, names, warnings, begin.moves().size(), bout, started, Instant.now());
        }
    }

    private static Optional<String> warning(Player player) {
        return player instanceof EnginePlayer engine ? engine.warning() : Optional.empty();
    }

    private Player player(Task task, int side, Game game) throws InterruptedException {
        Contestant contestant = task.contestant(side);
        String name = contestant.player();
        try {
            Player player = catalog.open(name, game, new Setting(task.seedOf(side), contestant.threads()));
            known.add(name);
            return player;
        } catch (RuntimeException failure) {
            if (Thread.interrupted()) throw new InterruptedException("a player was disturbed while it was opened");
            if (!known.contains(name)) throw failure;
            return new Absentee(name, String.valueOf(failure.getMessage()));
        }
    }

    private static Chair chair(Player player, Task task, int side) {
        return new Chair(player, task.contestant(side).limits());
    }
}
