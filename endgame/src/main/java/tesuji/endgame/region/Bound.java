package tesuji.endgame.region;

/**
 * A bound on a value, packed into an int: the game, and whether a position was taken at its worst because it came back. Such a bound
 * is loose, though it may happen to be exact.
 */
final class Bound {
    private Bound() {}

    static int of(int game, boolean loose) {
        return game << 1 | (loose ? 1 : 0);
    }

    static int game(int bound) {
        return bound >> 1;
    }

    static boolean isLoose(int bound) {
        return (bound & 1) == 1;
    }
}
