package tesuji.endgame.region;

/**
 * A move in a region, of the side whose moves were asked for.
 *
 * @param point the point of the board
 * @param atLeast what the region is at least worth afterwards
 * @param atMost what it is at most worth
 * @param isRough whether more could be found out; see {@link Valuation#closer}
 */
public record LocalMove(int point, int atLeast, int atMost, boolean isRough) {
    /** A move about which nothing more is found out. */
    public LocalMove(int point, int atLeast, int atMost) {
        this(point, atLeast, atMost, false);
    }
}
