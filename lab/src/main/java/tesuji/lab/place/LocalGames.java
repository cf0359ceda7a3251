package tesuji.lab.place;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tesuji.core.game.Game;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.Origin;
import tesuji.lab.journal.ReportedGame;
import tesuji.lab.match.Arena;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.Runner;
import tesuji.lab.match.StoppableRun;

/**
 * Games by threads of this program.
 *
 * @param parallel how many at once
 * @param origin what is written into every entry
 * @param nanos a clock
 */
public record LocalGames(Arena arena, int parallel, Origin origin, LongSupplier nanos) implements GamePlace {
    @Override
    public StoppableRun prepare(List<PlannedGame> games, Consumer<FinishedGame> keeper) {
        Map<Integer, PlannedGame> planned =
                games.stream().collect(Collectors.toMap(game -> game.task().number(), game -> game));
        Map<Integer, Duration> busy = new ConcurrentHashMap<>();
        return new Runner(
                task -> {
                    long begin = nanos.getAsLong();
                    GameReport report = arena.play(requireNonNull(planned.get(task.number())));
                    busy.put(task.number(), Duration.ofNanos(nanos.getAsLong() - begin));
                    return report;
                },
                games.stream().map(PlannedGame::task).toList(),
                Math.max(1, Math.min(parallel, games.size())),
                report -> keeper.accept(new ReportedGame(
                        report, origin, requireNonNull(busy.remove(report.task().number())))));
    }

    @Override
    public void tryOut(PlayerSpec spec, Game game) {
        arena.tryOut(spec, game);
    }
}
