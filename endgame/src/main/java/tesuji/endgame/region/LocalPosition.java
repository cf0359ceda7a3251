package tesuji.endgame.region;

/**
 * A part of the board that hangs together, in which everything is still open: empty points, and stones that are not safe. All
 * around stand stones that will never be captured.
 *
 * @param points all of it, numbered by a {@link Terrain}
 * @param black Black's stones in it
 * @param white White's
 * @param nearBlack the points next to a safe black stone
 * @param nearWhite the points next to a safe white stone
 */
public record LocalPosition(long points, long black, long white, long nearBlack, long nearWhite) {
    public long empty() {
        return points & ~black & ~white;
    }

    /** The same with the colours swapped. */
    public LocalPosition mirrored() {
        return new LocalPosition(
                points, /* black= */ white, /* white= */ black, /* nearBlack= */ nearWhite, /* nearWhite= */ nearBlack);
    }
}
