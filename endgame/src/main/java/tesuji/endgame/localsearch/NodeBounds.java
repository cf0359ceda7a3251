package tesuji.endgame.localsearch;

/** Whole numbers that are known of a node; see {@link IntegerBoundSearch}. */
final class NodeBounds {
    /** The most it is known to be at least worth. */
    int lower;

    /** More than this is not looked for any more. */
    int upper;

    /** More than this Black cannot get, whoever moves first. */
    final int staticUpper;

    /** What Black is known to get by moving first. */
    int lowerMovingFirst;

    /** What Black is not known to get even if he moves first, and not looked for any more. */
    int failedMovingFirst = Integer.MAX_VALUE;

    /** Whether it is being looked at; coming back to it leads nowhere. */
    boolean isOnPath;

    NodeBounds(int lower, int upper, int staticUpper, int lowerMovingFirst) {
        this.lower = lower;
        this.upper = upper;
        this.staticUpper = staticUpper;
        this.lowerMovingFirst = lowerMovingFirst;
    }
}
