package tesuji.app.bench;

import tesuji.core.base.InputException;
import tesuji.core.game.Game;

/** Something whose speed is worth knowing. */
public interface Benchmark {
    String name();

    /** What is counted, in the plural: {@code playouts}. */
    String unit();

    /** One phrase for the list of benchmarks. */
    String meaning();

    /** The game measured when none is named; empty if no game of the library is measured at all. */
    String standardGame();

    /** What is measured, for the answer. */
    default String subject(Game game) {
        return game.id().toString();
    }

    /**
     * The same measurement of another player and with so many threads; an empty text leaves the player as it is. Most
     * benchmarks measure no player and let their threads work apart.
     */
    default Benchmark of(String player, int threads) {
        if (player.isEmpty()) return this;
        throw new InputException("The benchmark " + name() + " measures no player, so there is nothing to set.");
    }

    /** How many workers measure side by side when so many threads are wanted. */
    default int lanes(int threads) {
        return threads;
    }

    /** Seconds of work before anything is measured, unless others are asked for: until the code is compiled. */
    default double warmUp() {
        return 1;
    }

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
