package tesuji.endgame.region;

/**
 * A part of the board that hangs together, in which everything is still open: empty points, and stones that are not
 * safe. All around stand stones that will never be captured.
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

    @Override
    public int hashCode() {
        return hash(points, black, white, nearBlack, nearWhite);
    }

    /** Small sets differ in few bits, which have to be spread. */
    static int hash(long points, long black, long white, long nearBlack, long nearWhite) {
        long hash = points * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 32 ^ black) * 0xC2B2AE3D27D4EB4FL;
        hash = (hash ^ hash >>> 29 ^ white) * 0x165667B19E3779F9L;
        hash = (hash ^ hash >>> 31 ^ nearBlack) * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 30 ^ nearWhite) * 0xC2B2AE3D27D4EB4FL;
        return (int) (hash ^ hash >>> 32);
    }
}
