package tesuji.app.bench;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.desk.record.RecordFiles;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.lab.catalog.Catalog;
import tesuji.neural.GoNetwork;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.go.NetworkOutput;

/**
 * How fast a network evaluates positions, inputs and outputs included. The weights do not change the speed, so without
 * a file a network with random weights is measured, of the shape b6c96. All threads share one network.
 */
public final class EvaluationBenchmark implements Benchmark {
    public static final EvaluationBenchmark STANDARD = new EvaluationBenchmark("");

    private static final String PREFIX = "net:";
    private static final int PORTION = 4;
    private static final int POSITIONS = 16;
    private static final int SYMMETRIES = 8;
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
        Series series = new Series(backend(), game);
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
        Series series = new Series(backend(), game);
        long hash = 0;
        for (int i = 0; i < POSITIONS; i++) hash = Rng.mix(hash ^ series.next());
        return hash;
    }

    /** Positions of one random game, evaluated in turn. */
    private static final class Series {
        private final GoNetwork network;
        private final NetworkOutput output;
        private final List<GoPosition> positions = new ArrayList<>();
        private int turn;

        Series(Backend backend, Game game) {
            NetworkEvaluators.check(game);
            GoGame go = (GoGame) game;
            network = new GoNetwork(backend, go);
            output = new NetworkOutput(go.size());
            Rng rng = new Rng(SEED);
            GoPosition position = (GoPosition) go.start();
            int[] legal = new int[go.maxLegalMoves()];
            while (positions.size() < POSITIONS) {
                GoPosition kept = (GoPosition) go.start();
                kept.copyFrom(position);
                positions.add(kept);
                int count = position.legalMoves(legal);
                position.play(legal[rng.nextInt(count - 1)]); // the last one is pass
            }
        }

        /** Evaluates the next position and returns its likeliest move. */
        int next() {
            int symmetry = turn / POSITIONS % SYMMETRIES;
            network.evaluate(positions.get(turn % POSITIONS), symmetry, 0, output);
            turn++;
            float[] policy = output.policy();
            int best = 0;
            for (int move = 1; move < policy.length; move++) if (policy[move] > policy[best]) best = move;
            return best;
        }
    }
}
