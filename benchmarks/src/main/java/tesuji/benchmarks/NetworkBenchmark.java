package tesuji.benchmarks;

import java.nio.file.Path;
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
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.GoNetwork;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.backend.PlainBackend;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.go.GoInputs;
import tesuji.neural.go.NetworkOutput;
import tesuji.neural.model.Network;

/**
 * Evaluations of a network: inputs, network, outputs. The positions are those of a game that the network plays with
 * itself. Without {@code -p file=FILE} it is a network with random weights in the shape of KataGo's b6c96, which costs
 * the same. {@code -t 2} measures two threads.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class NetworkBenchmark {
    private static final int MOVES = 64;

    @Param({"9", "19"})
    int size;

    @Param({"vector", "plain"})
    String backend = "vector";

    @Param("random")
    String file = "random";

    private final GoPosition[] positions = new GoPosition[MOVES];
    private final float[] globals = new float[Network.GLOBALS];
    private GoNetwork network;
    private GoInputs inputs;
    private NetworkOutput output;
    private float[] planes;
    private int next;

    @Setup
    public void play() {
        Network weights = file.equals("random")
                ? NetworkGenerator.generate(NetworkShape.b6c96(), 1)
                : NetworkFiles.read(Path.of(file));
        Backend chosen = backend.equals("plain") ? new PlainBackend(weights) : Backends.fastest(weights);
        GoGame game = (GoGame) Games.library().open("go:size=" + size);
        network = new GoNetwork(chosen, game);
        inputs = new GoInputs(game, weights);
        output = new NetworkOutput(size);
        planes = inputs.newPlanes();
        GoPosition position = (GoPosition) game.start();
        Rng rng = new Rng(1);
        for (int move = 0; move < MOVES; move++) {
            positions[move] = (GoPosition) game.start();
            positions[move].copyFrom(position);
            network.evaluate(position, 0, 0, output);
            position.play(sample(output.policy(), game.pass(), rng));
        }
    }

    /** A move other than pass, as likely as the network says. */
    private static int sample(float[] policy, int pass, Rng rng) {
        double sum = 0;
        for (int point = 0; point < pass; point++) sum += Math.max(0, policy[point]);
        double left = sum * rng.nextDouble();
        int last = pass;
        for (int point = 0; point < pass; point++) {
            if (policy[point] < 0) continue;
            last = point;
            left -= policy[point];
            if (left <= 0) break;
        }
        return last;
    }

    private GoPosition position() {
        next = (next + 1) % MOVES;
        return positions[next];
    }

    @Benchmark
    public double evaluate() {
        network.evaluate(position(), next % 8, 0, output);
        return output.whiteWin();
    }

    /** The inputs alone; the ladders of these positions are remembered, as those of a tree are. */
    @Benchmark
    public float inputs() {
        inputs.write(position(), next % 8, planes, globals);
        return planes[0];
    }
}
