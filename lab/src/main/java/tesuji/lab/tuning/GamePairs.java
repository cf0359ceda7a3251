package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Arena;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Runner;
import tesuji.lab.match.Task;

/** Plays pairs as games of a match. {@link #stop} may be called by any thread. */
public final class GamePairs implements PairPlayer {
    private final TuningPlan plan;
    private final Arena arena;
    private final int parallel;
    private @Nullable Runner runner;
    private boolean stopped;

    /** Plays so many games at once. */
    public GamePairs(TuningPlan plan, Arena arena, int parallel) {
        this.plan = plan;
        this.arena = arena;
        this.parallel = parallel;
    }

    @Override
    public boolean play(List<TuningPair> pairs, Consumer<PlayedPair> keeper) {
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            tasks.add(task(pairs.get(i), 2 * i));
            tasks.add(task(pairs.get(i), 2 * i + 1));
        }
        Map<Integer, GameReport> halves = new HashMap<>();
        Runner games = new Runner(arena, tasks, parallel, report -> keep(report, pairs, halves, keeper));
        if (!begin(games)) return false;
        return games.run();
    }

    private synchronized boolean begin(Runner games) {
        runner = games;
        if (stopped) games.stop();
        return !stopped;
    }

    /** Ends all games; pairs that are not complete are lost. */
    public synchronized void stop() {
        stopped = true;
        if (runner != null) runner.stop();
    }

    /** A game; even numbers are those in which the player that is tuned moves first. */
    private Task task(TuningPair pair, int number) {
        // Games that measure have other random numbers than those that search, and the same for both who are measured.
        long stream = pair.phase() == TuningPhase.SEARCH ? plan.seed() : Rng.mix(plan.seed());
        long seed = new Rng(stream).fork(pair.round()).nextLong() >>> 16;
        PlayerSpec opponent = plan.pool().get(pair.round() % plan.pool().size());
        return new Task(number, plan.conditions(), plan.spec(pair.values()), opponent, number % 2 == 1, seed);
    }

    private static void keep(
            GameReport report, List<TuningPair> pairs, Map<Integer, GameReport> halves, Consumer<PlayedPair> keeper) {
        int number = report.task().number();
        GameReport other = halves.remove(number ^ 1);
        if (other == null) {
            halves.put(number, report);
            return;
        }
        TuningPair pair = pairs.get(number / 2);
        GameReport first = number % 2 == 0 ? report : other;
        GameReport second = number % 2 == 0 ? other : report;
        keeper.accept(new PlayedPair(
                pair.phase(), pair.number(), pair.values(), report.task().b().player(), result(first), result(second)));
    }

    private static int result(GameReport report) {
        return report.played().ending().winner().stream()
                .map(side -> side == report.task().sideOfA() ? 1 : -1)
                .sum();
    }
}
