package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.match.Task;
import tesuji.lab.place.GamePlace;

/** Plays pairs as games of a match. {@link #stop} may be called by any thread. */
public final class GamePairs implements PairPlayer {
    private final TuningPlan plan;
    private final GamePlace place;
    private @Nullable StoppableRun runner;
    private boolean stopped;

    /** Has the games played there. */
    public GamePairs(TuningPlan plan, GamePlace place) {
        this.plan = plan;
        this.place = place;
    }

    @Override
    public boolean play(List<TuningPair> pairs, Consumer<PlayedPair> keeper) {
        List<PlannedGame> tasks = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            tasks.add(new PlannedGame(task(pairs.get(i), 2 * i + 1)));
            tasks.add(new PlannedGame(task(pairs.get(i), 2 * i + 2)));
        }
        Map<Integer, FinishedGame> halves = new HashMap<>();
        StoppableRun games = place.prepare(tasks, game -> keep(game, pairs, halves, keeper));
        if (!begin(games)) return false;
        return games.run();
    }

    private synchronized boolean begin(StoppableRun games) {
        runner = games;
        if (stopped) games.stop();
        return !stopped;
    }

    /** Ends all games; pairs that are not complete are lost. */
    public synchronized void stop() {
        stopped = true;
        if (runner != null) runner.stop();
    }

    /** A game; odd numbers are those in which the player that is tuned moves first. */
    private Task task(TuningPair pair, int number) {
        // Games that measure have other random numbers than those that search, and the same for both who are measured.
        long stream = pair.phase() == TuningPhase.SEARCH ? plan.seed() : Rng.mix(plan.seed());
        long seed = new Rng(stream).fork(pair.round()).nextLong() >>> 16;
        PlayerSpec opponent = plan.pool().get(pair.round() % plan.pool().size());
        return new Task(number, plan.conditions(), plan.spec(pair.values()), opponent, number % 2 == 0, seed);
    }

    private static void keep(
            FinishedGame game, List<TuningPair> pairs, Map<Integer, FinishedGame> halves, Consumer<PlayedPair> keeper) {
        int number = game.task().number();
        boolean isFirst = number % 2 == 1;
        FinishedGame other = halves.remove(isFirst ? number + 1 : number - 1);
        if (other == null) {
            halves.put(number, game);
            return;
        }
        TuningPair pair = pairs.get((number - 1) / 2);
        FinishedGame first = isFirst ? game : other;
        FinishedGame second = isFirst ? other : game;
        keeper.accept(new PlayedPair(
                pair.phase(),
                pair.number(),
                pair.values(),
                game.task().b().player(),
                first.resultOfA(),
                second.resultOfA()));
    }
}
