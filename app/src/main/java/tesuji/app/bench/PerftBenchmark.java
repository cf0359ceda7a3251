package tesuji.app.bench;

import tesuji.core.game.Game;
import tesuji.core.game.Perft;
import tesuji.core.game.Position;

/** How fast moves are generated, played and undone: leaves of a small tree per second. */
public final class PerftBenchmark implements Benchmark {
    /** Trees of about this many leaves: a few milliseconds each. */
    private static final long PORTION = 20_000;

    @Override
    public String name() {
        return "perft";
    }

    @Override
    public String unit() {
        return "leaves";
    }

    @Override
    public String meaning() {
        return "moves generated, played and undone";
    }

    @Override
    public Worker worker(Game game, int thread) {
        Position position = game.start();
        int depth = depth(game);
        return () -> Perft.count(position, depth);
    }

    @Override
    public long fingerprint(Game game) {
        return Perft.count(game.start(), depth(game));
    }

    /** The last depth before the tree gets too wide or comes to its end. */
    private static int depth(Game game) {
        Position position = game.start();
        int depth = 1;
        while (true) {
            long next = Perft.count(position, depth + 1);
            if (next > PORTION || next < Perft.count(position, depth)) return depth;
            depth++;
        }
    }
}
