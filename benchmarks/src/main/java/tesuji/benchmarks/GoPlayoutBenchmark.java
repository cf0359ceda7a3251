package tesuji.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.playout.LightPlayout;

/** Playouts of Go from the empty board: the fast board under both eye rules, and the exact position beside it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class GoPlayoutBenchmark {
    @Param({"9", "13", "19"})
    int size;

    private final Rng rng = new Rng(1);
    private Position start;
    private Position scratch;
    private Line line;
    private LightPlayout diagonal;
    private LightPlayout orthogonal;
    private UniformPlayout exact;

    @Setup
    public void open() {
        GoGame game = (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
        start = game.start();
        scratch = game.start();
        line = new Line(game.maxLength());
        diagonal = new LightPlayout(game, EyeRule.DIAGONAL);
        orthogonal = new LightPlayout(game, EyeRule.ORTHOGONAL);
        exact = new UniformPlayout(game);
    }

    @Benchmark
    public int light() {
        line.clear();
        return diagonal.finish(start, rng, line);
    }

    @Benchmark
    public int lightWithFalseEyes() {
        line.clear();
        return orthogonal.finish(start, rng, line);
    }

    /** Uniform over all legal moves, eyes included, on the undoable position: what generic search pays. */
    @Benchmark
    public int exactPosition() {
        scratch.copyFrom(start);
        line.clear();
        return exact.finish(scratch, rng, line);
    }
}
