package tesuji.app.bench;

import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.desk.record.RecordFiles;
import tesuji.lab.catalog.Catalog;
import tesuji.neural.SampleEvaluations;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;

/**
 * How fast a network evaluates positions, inputs and outputs included. The weights do not change the speed, so without
 * a file a network with random weights is measured, of the shape b6c96. All threads share one network.
 */
public final class EvaluationBenchmark implements Benchmark {
    public static final EvaluationBenchmark STANDARD = new EvaluationBenchmark("");

    private static final String PREFIX = "net:";
    private static final int PORTION = 4;
    private static final long SEED = 1;

    private final String player;
    private @Nullable Backend backend;

    /**
     * The benchmark of one network.
     *
     * @param player {@code net:FILE}, or nothing for random weights
     */
    private EvaluationBenchmark(String player) {
        this.player = player;
    }

    @Override
    public String name() {
        return "net";
    }

    @Override
    public String unit() {
        return "evaluations";
    }

    @Override
    public String meaning() {
        return "positions evaluated by a network, by default b6c96 with random weights";
    }

    @Override
    public String standardGame() {
        return "go:size=9";
    }

    @Override
    public String subject(Game game) {
        return game.id() + " by " + backend().network().name()
                + (Backends.hasVectors() ? " with vectors" : " without vectors");
    }

    @Override
    public Benchmark of(String other, int threads) {
        if (other.isEmpty() || Catalog.hasNetwork(other)) return new EvaluationBenchmark(other);
        throw new InputException("The benchmark net measures a network, --player net:FILE, not \"" + other + "\".");
    }

    @Override
    public double warmUp() {
        return 5;
    }

    @Override
    public Worker worker(Game game, int thread) {
        SampleEvaluations series = new SampleEvaluations(backend(), game);
        return () -> {
            for (int i = 0; i < PORTION; i++) series.next();
            return PORTION;
        };
    }

    private Backend backend() {
        if (backend == null) {
            backend = Backends.fastest(
                    player.isEmpty()
                            ? NetworkGenerator.generate(NetworkShape.b6c96(), SEED)
                            : NetworkFiles.read(RecordFiles.path(player.substring(PREFIX.length()))));
        }
        return backend;
    }

    /** The likeliest move of each position: rounding, which differs between machines, seldom changes it. */
    @Override
    public long fingerprint(Game game) {
        SampleEvaluations series = new SampleEvaluations(backend(), game);
        long hash = 0;
        for (int i = 0; i < SampleEvaluations.POSITIONS; i++) hash = Rng.mix(hash ^ series.next());
        return hash;
    }
}
