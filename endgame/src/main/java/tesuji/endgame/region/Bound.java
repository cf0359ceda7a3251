package tesuji.endgame.region;

/**
 * A bound on a value from below, packed into an int: the game, and how it is to be taken.
 *
 * <p>A bound is one-sided if it rests on a ko, a seki, a horizon, or on leaving out a black move that may be of use:
 * from above there may be another. It is loose if a
 * position was taken for a whole number because it came back; such a bound depends on how the position was reached.
 */
final class Bound {
    private static final int LOOSE = 1;
    private static final int ONE_SIDED = 2;
    private static final int SHIFT = 2;
    /** What a bound leaves free, so that 0 may stand for none. */
    private static final int NOTED = 1 << SHIFT;

    private Bound() {}

    /** The value itself. */
    static int exact(int game) {
        return game << SHIFT;
    }

    static int oneSided(int game) {
        return game << SHIFT | ONE_SIDED;
    }

    static int loose(int game) {
        return game << SHIFT | ONE_SIDED | LOOSE;
    }

    /** With the flaws of another, or of several that were put together by {@code |}. */
    static int like(int game, int flaws) {
        return game << SHIFT | (flaws & (ONE_SIDED | LOOSE));
    }

    static int game(int bound) {
        return bound >> SHIFT;
    }

    static boolean isLoose(int bound) {
        return (bound & LOOSE) != 0;
    }

    static boolean isExact(int bound) {
        return (bound & (LOOSE | ONE_SIDED)) == 0;
    }

    /** As it is kept in {@link Notes}: never 0, and odd if it is loose. */
    static int noted(int bound) {
        return bound + NOTED;
    }

    static int read(int noted) {
        return noted - NOTED;
    }
}
