package tesuji.endgame.localsearch;

/**
 * A bound on a value from below, packed into an int: the game, and how it is to be taken.
 *
 * <p>A bound is one-sided if it rests on a ko, a seki, a horizon, or on leaving out a black move that may be of use:
 * from above there may be another. It depends on the path if a position
 * was taken for a whole number because it came back: then it holds only for this way of reaching it.
 */
final class Bound {
    private static final int PATH_DEPENDENT = 1;
    private static final int ONE_SIDED = 2;
    private static final int SHIFT = 2;
    /** What a bound leaves free, so that 0 may stand for none. */
    private static final int NOTED = 1 << SHIFT;

    /** No bound: finding one is too much, or nobody waits for it any more. */
    static final int NONE = -1;

    private Bound() {}

    /** The value itself. */
    static int exact(int game) {
        return game << SHIFT;
    }

    static int oneSided(int game) {
        return game << SHIFT | ONE_SIDED;
    }

    static int pathDependent(int game) {
        return game << SHIFT | ONE_SIDED | PATH_DEPENDENT;
    }

    /** With the flaws of another, or of several that were put together by {@code |}. */
    static int like(int game, int flaws) {
        return game << SHIFT | (flaws & (ONE_SIDED | PATH_DEPENDENT));
    }

    static int game(int bound) {
        return bound >> SHIFT;
    }

    static boolean isPathDependent(int bound) {
        return (bound & PATH_DEPENDENT) != 0;
    }

    static boolean isExact(int bound) {
        return (bound & (PATH_DEPENDENT | ONE_SIDED)) == 0;
    }

    /** As it is kept in {@link NodeTable}: never 0, and odd if it depends on the path. */
    static int noted(int bound) {
        return bound + NOTED;
    }

    static int read(int noted) {
        return noted - NOTED;
    }
}
