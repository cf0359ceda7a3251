package tesuji.endgame.local;

/**
 * A part of the board that hangs together, in which everything is still open: empty points, and stones that are not
 * safe. All around stand stones that will never be captured. Points are numbered by a {@link RegionGraph}, so that a
 * set of them is a {@code long}. Immutable.
 *
 * <p>Searches meet the same positions again and again; they work with {@link LocalNode}, a position that exists once.
 */
public sealed class LocalPosition permits LocalNode {
    private final long points;
    private final long black;
    private final long white;
    private final long nearBlack;
    private final long nearWhite;
    private final long empty;

    /**
     * @param points all of it
     * @param black Black's stones in it
     * @param white White's
     * @param nearBlack the points next to a safe black stone
     * @param nearWhite the points next to a safe white stone
     */
    public LocalPosition(long points, long black, long white, long nearBlack, long nearWhite) {
        this.points = points;
        this.black = black;
        this.white = white;
        this.nearBlack = nearBlack;
        this.nearWhite = nearWhite;
        empty = points & ~black & ~white;
    }

    public final long points() {
        return points;
    }

    public final long black() {
        return black;
    }

    public final long white() {
        return white;
    }

    public final long nearBlack() {
        return nearBlack;
    }

    public final long nearWhite() {
        return nearWhite;
    }

    public final long empty() {
        return empty;
    }

    /** The same with the colours swapped. */
    public LocalPosition mirrored() {
        return new LocalPosition(
                points, /* black= */ white, /* white= */ black, /* nearBlack= */ nearWhite, /* nearWhite= */ nearBlack);
    }

    final boolean is(long points, long black, long white, long nearBlack, long nearWhite) {
        return this.points == points
                && this.black == black
                && this.white == white
                && this.nearBlack == nearBlack
                && this.nearWhite == nearWhite;
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

    @Override
    public String toString() {
        return String.format(
                "points %x black %x white %x nearBlack %x nearWhite %x", points, black, white, nearBlack, nearWhite);
    }
}
