package tesuji.app.bench;

import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.solve.PositionSolver;
import tesuji.solve.method.Methods;

/** How fast a solver searches forwards from the start of a game: nodes per second, each thread on its own. */
public record ProofBenchmark(String method) implements Benchmark {
    public static final ProofBenchmark STANDARD = new ProofBenchmark("dfpn");

    private static final long PORTION = 1_000_000;

    @Override
    public String name() {
        return "proof";
    }

    @Override
    public String unit() {
        return "nodes";
    }

    @Override
    public String meaning() {
        return "nodes searched by a solver, by default dfpn";
    }

    @Override
    public String standardGame() {
        return "connectfour";
    }

    /** The player is the method of solving. */
    @Override
    public Benchmark of(String other, int threads) {
        return other.isEmpty() ? this : new ProofBenchmark(other);
    }

    @Override
    public Worker worker(Game game, int thread) {
        return () -> nodes(game);
    }

    @Override
    public long fingerprint(Game game) {
        return nodes(game);
    }

    private long nodes(Game game) {
        PositionSolver solver = Methods.read(method).positionSolver(game);
        return solver.solve(game.start(), StopCondition.of(Limits.steps(PORTION)))
                .effort()
                .nodes();
    }
}
