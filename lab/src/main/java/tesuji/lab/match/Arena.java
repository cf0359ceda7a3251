package tesuji.lab.match;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
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
    /** How long an external program may take to count a game; if 0, nobody is asked. */
    private final Duration counting;
    /** The players that have been opened before. */
    private final Set<String> known;
    /** The rules that have been opened before: some games take as long to open as a quick move to find. */
    private final Map<GameId, Game> games;

    /** An arena for all players of the catalogue. */
    public Arena(Library library, Catalog catalog) {
        this(library, catalog::open);
    }

    /** An arena for whomever the opener knows. */
    public Arena(Library library, Opener players) {
        this(library, players, Duration.ZERO, ConcurrentHashMap.newKeySet(), new ConcurrentHashMap<>());
    }

    private Arena(Library library, Opener players, Duration counting, Set<String> known, Map<GameId, Game> games) {
        this.library = library;
        this.players = players;
        this.counting = counting;
        this.known = known;
        this.games = games;
    }

    /**
     * This arena, but it also asks external programs how they count the games that were counted here. Their answers
     * change nothing.
     *
     * @param longest how long an answer may take
     */
    public Arena asking(Duration longest) {
        return new Arena(library, players, longest, known, games);
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
        Game game = game(task);
        return play(task, game, new Openings(game).balanced(task.conditions().opening(), task.seedOfOpening()));
    }

    /**
     * Plays one game from the end of this record, in place of a random opening.
     *
     * @throws InterruptedException if the thread was interrupted; the game is then lost
     */
    public GameReport play(Task task, GameRecord begin) throws InterruptedException {
        return play(task, game(task), begin);
    }

    /**
     * Plays one game from where it begins.
     *
     * @throws InterruptedException if the thread was interrupted; the game is then lost
     */
    public GameReport play(PlannedGame planned) throws InterruptedException {
        return planned.begin().isPresent()
                ? play(planned.task(), planned.begin().get())
                : play(planned.task());
    }

    private Game game(Task task) {
        return games.computeIfAbsent(task.conditions().game(), library::open);
    }

    /** Opens a player once and closes it: whoever cannot be opened is refused before anything is played. */
    public void tryOut(PlayerSpec spec, Game game) {
        players.open(spec.player(), game, spec.setting(0)).close();
        known.add(spec.player());
    }

    private GameReport play(Task task, Game game, GameRecord begin) throws InterruptedException {
        Referee referee = new Referee(game, Judge.of(game), task.conditions().longest(), System::nanoTime);
        try (SeatedPlayer first = seat(task, 0, game);
                SeatedPlayer second = seat(task, 1, game)) {
            Instant started = Instant.now();
            PlayedGame played = referee.play(begin, List.of(first, second));
            List<String> names = List.of(first.name(), second.name());
            List<Optional<String>> warnings = List.of(warning(first.player()), warning(second.player()));
            Instant ended = Instant.now();
            List<Optional<String>> counts = List.of(count(first.player(), played), count(second.player(), played));
            return new GameReport(
                    task, game, names, warnings, counts, begin.moves().size(), played, started, ended);
        }
    }

    /** What an external program says of a game that was counted. */
    private Optional<String> count(Player player, PlayedGame played) {
        boolean asked = !counting.isZero() && played.ending().score().isPresent();
        return asked && player instanceof EnginePlayer engine
                ? engine.finalScore(played.record(), counting)
                : Optional.empty();
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
