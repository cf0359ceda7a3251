package tesuji.lab.match;

import java.time.Instant;
import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.play.Player;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.Setting;

/**
 * Where tasks are played. Every game has new players, so that its result depends on its task alone and a player that
 * fails takes nothing with it. Shared by threads.
 */
public final class Arena {
    private final Library library;
    private final Catalog catalog;

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
            return new Report(task, game, names, begin.moves().size(), bout, started, Instant.now());
        }
    }

    private Player player(Task task, int side, Game game) {
        Contestant contestant = task.contestant(side);
        return catalog.open(contestant.player(), game, new Setting(task.seedOf(side), contestant.threads()));
    }

    private static Chair chair(Player player, Task task, int side) {
        return new Chair(player, task.contestant(side).limits());
    }
}
