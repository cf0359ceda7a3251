package tesuji.app.bench;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateCounts;

/** How fast a game is solved strongly: states enumerated and labelled per second, all threads on one game. */
public record RetrogradeBenchmark(int threads) implements Benchmark {
    public static final RetrogradeBenchmark STANDARD = new RetrogradeBenchmark(1);

    @Override
    public String name() {
        return "retrograde";
    }

    @Override
    public String unit() {
        return "states";
    }

    @Override
    public String meaning() {
        return "states enumerated and solved backwards";
    }

    @Override
    public String standardGame() {
        return "skoczki:width=3,height=6,variant=A";
    }

    @Override
    public Benchmark of(String player, int number) {
        Benchmark.super.of(player, number);
        return new RetrogradeBenchmark(number);
    }

    @Override
    public int lanes(int number) {
        return 1;
    }

    @Override
    public Worker worker(Game game, int thread) {
        return () -> solved(game, threads).space().size();
    }

    @Override
    public long fingerprint(Game game) {
        StateCounts counts = solved(game, 1).labels().counts();
        return Rng.mix(Rng.mix(Rng.mix(counts.wins()) ^ counts.draws()) ^ counts.losses());
    }

    private static Solved solved(Game game, int threads) {
        return Retrograde.STANDARD
                .withThreads(threads)
                .solve(game.start(), StopCondition.NEVER)
                .orElseThrow();
    }
}
