package tesuji.app.bench;

import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;

/** How fast games are finished at random from the start: playouts per second. */
public final class PlayoutBenchmark implements Benchmark {
    private static final int PORTION = 64;

    @Override
    public String name() {
        return "playouts";
    }

    @Override
    public String unit() {
        return "playouts";
    }

    @Override
    public String meaning() {
        return "games finished at random";
    }

    @Override
    public String standardGame() {
        return "go:size=9";
    }

    @Override
    public Worker worker(Game game, int thread) {
        Series series = new Series(game, thread + 1L);
        return () -> {
            for (int i = 0; i < PORTION; i++) series.playOne();
            return PORTION;
        };
    }

    @Override
    public long fingerprint(Game game) {
        Series series = new Series(game, 0);
        for (int i = 0; i < PORTION; i++) series.playOne();
        return series.hash;
    }

    /** One thread's playouts, one after another from one seed. */
    private static final class Series {
        private final Position start;
        private final Position scratch;
        private final Playout playout;
        private final Line line;
        private final Rng rng;
        private long hash;

        Series(Game game, long seed) {
            start = game.start();
            scratch = game.start();
            playout = Games.playout(game);
            line = new Line(game.maxLength());
            rng = new Rng(seed);
        }

        void playOne() {
            line.clear();
            if (scratch.isOver()) scratch.copyFrom(start); // playouts on boards of their own leave it as it is
            int score = playout.finish(scratch, rng, line);
            hash = Rng.mix(hash ^ (31L * score + line.length()));
        }
    }
}
