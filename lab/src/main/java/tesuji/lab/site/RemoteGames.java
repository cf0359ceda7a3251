package tesuji.lab.site;

import java.util.List;
import java.util.function.Consumer;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.match.Arena;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.match.Task;
import tesuji.lab.place.GamePlace;

/**
 * Games on other machines.
 *
 * @param arena where players are tried out
 * @param isShared whether every machine has the same files and programs
 */
record RemoteGames(Workforce workforce, GameJob job, Arena arena, boolean isShared) implements GamePlace {
    @Override
    public StoppableRun prepare(List<PlannedGame> games, Consumer<FinishedGame> keeper) {
        int threads = 1;
        for (PlannedGame game : games) {
            threads = Math.max(
                    threads,
                    Math.max(admitted(game.task().a()), admitted(game.task().b())));
        }
        List<String> texts = games.stream().map(GameTaskText::of).toList();
        return workforce.prepare(JobText.of(job), texts, threads, (index, answer) -> {
            Task task = games.get(index).task();
            keeper.accept(GameAnswer.read(TaskAnswer.result(answer), task));
        });
    }

    /** The threads of a player that can play on any machine. */
    private int admitted(PlayerSpec spec) {
        if (isShared || !Catalog.needsFiles(spec.player())) return spec.threads();
        throw new InputException("The player \"" + spec.player()
                + "\" needs a file or a program on every machine; if all have it under this name, add "
                + RemoteSite.SHARED + ".");
    }

    @Override
    public void tryOut(PlayerSpec spec, Game game) {
        admitted(spec);
        arena.tryOut(spec, game);
    }
}
