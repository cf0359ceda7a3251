package tesuji.games.skoczki;

import tesuji.core.base.Hot;

/**
 * Where a man can go on a board of at most 64 squares, as bits; square {@code row * width + column} is bit
 * {@code row * width + column}. Immutable.
 *
 * <p>A jump along a ray ends on the first free square of the ray, and it is a jump exactly if that square is not the
 * next one. So one mask per ray and the lowest or highest bit of what is free on it give every jump without a loop.
 */
final class Jumps {
    private static final int RAYS = 4;

    /** Right, up, left and down of each square; the bits of the first two rise with the distance. */
    private final long[] rays;
    /** The up to four neighbours of each square. */
    private final long[] near;

    private final boolean steps;
    private final boolean chains;
    private final boolean emptyMove;
    private final boolean crosses;
    private final boolean returns;

    Jumps(int width, int height, Variant variant) {
        int squares = width * height;
        rays = new long[RAYS * squares];
        near = new long[squares];
        for (int square = 0; square < squares; square++) {
            int column = square % width;
            int row = square / width;
            rays[RAYS * square] = ray(square, 1, width - 1 - column);
            rays[RAYS * square + 1] = ray(square, width, height - 1 - row);
            rays[RAYS * square + 2] = ray(square, -1, column);
            rays[RAYS * square + 3] = ray(square, -width, row);
            near[square] = landings(square, -1L);
        }
        steps = variant.steps();
        chains = variant.chains();
        emptyMove = variant.emptyMove();
        crosses = variant.crosses();
        returns = variant.returns();
    }

    private static long ray(int square, int step, int length) {
        long ray = 0;
        for (int i = 1; i <= length; i++) ray |= 1L << (square + i * step);
        return ray;
    }

    /** The squares where a man may end its move; {@code home} are the start squares of its side. */
    @Hot
    long targets(int square, long occupied, long home) {
        long reached = reach(square, occupied, home);
        return returns ? reached : reached & ~home;
    }

    /** The squares from where a man that ended its move here may have come, forced leaving left aside. */
    @Hot
    long origins(int square, long occupied, long home) {
        // every step and jump is its own reverse, and so is a chain of them, seen without the man that makes it
        return returns || (home >>> square & 1) == 0 ? reach(square, occupied, home) : 0;
    }

    /** The squares joined to this one by a move, whatever its direction. */
    @Hot
    private long reach(int square, long occupied, long home) {
        if (!chains) {
            long reached = landings(square, ~occupied);
            return steps ? reached : reached & ~near[square];
        }
        long origin = 1L << square;
        long free = ~occupied | origin; // the man that jumps is in no man's way
        long passable = crosses ? -1L : ~home;
        long reached = origin;
        long frontier = origin;
        do {
            int next = Long.numberOfTrailingZeros(frontier);
            long fresh = landings(next, free) & ~near[next] & ~reached;
            reached |= fresh;
            frontier = (frontier & (frontier - 1)) | (fresh & passable);
        } while (frontier != 0);
        if (!emptyMove || reached == origin) reached ^= origin;
        return steps ? reached | (near[square] & free) : reached;
    }

    /** The first free square on each ray, be it next to this one or behind men. */
    @Hot
    private long landings(int square, long free) {
        int ray = RAYS * square;
        return Long.lowestOneBit(rays[ray] & free)
                | Long.lowestOneBit(rays[ray + 1] & free)
                | Long.highestOneBit(rays[ray + 2] & free)
                | Long.highestOneBit(rays[ray + 3] & free);
    }
}
