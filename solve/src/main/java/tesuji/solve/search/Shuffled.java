package tesuji.solve.search;

import tesuji.core.base.Rng;

/**
 * A random order, as in the measurements of Goluch (§6.1), where luck with it decides how long alpha-beta takes.
 *
 * @param seed the same seed gives the same orders
 */
public record Shuffled(long seed) implements MoveOrder {
    public static final Shuffled STANDARD = new Shuffled(1);

    @Override
    public Arranger start() {
        Rng rng = new Rng(seed);
        return (moves, count) -> {
            for (int i = count - 1; i > 0; i--) {
                int j = rng.nextInt(i + 1);
                int move = moves[i];
                moves[i] = moves[j];
                moves[j] = move;
            }
        };
    }
}
