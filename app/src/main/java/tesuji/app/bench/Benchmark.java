package tesuji.app.bench;

import tesuji.core.game.Game;

/** Something whose speed is worth knowing. */
public interface Benchmark {
    String name();

    /** What is counted, in the plural: {@code playouts}. */
    String unit();

    /** One phrase for the list of benchmarks. */
    String meaning();

    /** The game measured when none is named. */
    String standardGame();

    /** Work for one thread; threads get different numbers. */
    Worker worker(Game game, int thread);

    /** The outcome of a fixed piece of work, the same on every machine: it changes only when behaviour does. */
    long fingerprint(Game game);

    /** The work of one thread, in portions short enough to look at the clock between them. */
    interface Worker {
        /** Does one portion and returns how many units it was. */
        long portion();
    }
}
