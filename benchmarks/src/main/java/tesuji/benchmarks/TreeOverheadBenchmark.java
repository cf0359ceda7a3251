package tesuji.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.mcts.Mcts;
import tesuji.mcts.run.SearchControl;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.tree.Tree;

/**
 * What a tree costs: playouts from the start of a game, and as many simulations of plain UCT, alone and with two
 * threads on one tree. The difference is selection, growth, copying and writing down.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class TreeOverheadBenchmark {
    private static final int SIMULATIONS = 20_000;
    private static final Mcts UCT = Mcts.read("mcts[leaf=Rollouts[playout=light]]");

    @Param({"go:size=9", "go:size=13", "go:size=19", "hex:size=9", "connectfour"})
    String game = "";

    private final Rng rng = new Rng(1);
    private Game rules;
    private Position start;
    private Position scratch;
    private Line line;
    private Playout playout;
    private SearchWorkers alone;
    private SearchWorkers two;

    @Setup
    public void open() {
        rules = Games.library().open(game);
        start = rules.start();
        scratch = rules.start();
        line = new Line(rules.maxLength());
        playout = Games.playout(rules);
        alone = team(UCT);
        two = team(UCT.withThreads(2));
    }

    private SearchWorkers team(Mcts recipe) {
        return recipe.parallelism().on(recipe.plan(rules, Games.parts(rules)), 1);
    }

    @Benchmark
    @OperationsPerInvocation(SIMULATIONS)
    public long playouts() {
        long sum = 0;
        for (int i = 0; i < SIMULATIONS; i++) {
            line.clear();
            scratch.copyFrom(start);
            sum += playout.finish(scratch, rng, line);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(SIMULATIONS)
    public long simulations() {
        return search(alone);
    }

    @Benchmark
    @OperationsPerInvocation(SIMULATIONS)
    public long simulationsOfTwoThreads() {
        return search(two);
    }

    private long search(SearchWorkers team) {
        Limits limits = Limits.steps(SIMULATIONS);
        team.trees().forEach(Tree::clear);
        team.begin(start, AnalysisRequest.within(limits));
        team.work(new SearchControl(limits, Long.MAX_VALUE, () -> {}, further -> false));
        return team.findings().simulations();
    }
}
