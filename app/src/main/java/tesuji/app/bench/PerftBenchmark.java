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
    public String standardGame() {
        return "connectfour";
    }

    @Override
    public Worker worker(Game game, int thread) {
        Position position = game.start();
        int depth = depth(game);
        Perft perft = new Perft(game, depth);
        return () -> perft.leaves(position, depth);
    }

    @Override
    public long fingerprint(Game game) {
        int depth = depth(game);
        return new Perft(game, depth).leaves(game.start(), depth);
    }

    /** The last depth before the tree gets too wide or begins to die out. */
    private static int depth(Game game) {
        Position position = game.start();
        Perft perft = new Perft(game, game.maxLength());
        long leaves = perft.leaves(position, 1);
        for (int depth = 1; depth < game.maxLength(); depth++) {
            long next = perft.leaves(position, depth + 1);
            if (next > PORTION || next < leaves) return depth;
            leaves = next;
        }
        return game.maxLength();
    }
}
